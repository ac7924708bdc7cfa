// What a browser was shown of a round while it was played: what the record has to agree with afterwards.

import type { Card, Seat } from '../protocol/messages';
import type { Share } from './round_record';

/** What was told, in order. */
export type Step =
  /** The card turned up, and the own hand where there is one. */
  | { step: 'dealt'; starter: Card; own?: { seat: Seat; cards: Card[] } }
  | { step: 'played'; seat: Seat; cards: Card[] }
  /** `cards` only where they were this browser's to see. */
  | { step: 'drawn'; seat: Seat; count: number; cards?: Card[] }
  /** All hands open. */
  | { step: 'hands'; hands: Card[][] };

export interface Contribution {
  /** 32 bytes in hexadecimal. */
  bytes: string;
  /** The server said that it has arrived. */
  arrived: boolean;
  /** It had arrived when the cards were dealt, and its seat was not given up. */
  counts: boolean;
}

export interface Seen {
  /** The table, its game and the round; the last two are known from the deal on. */
  table: string;
  game: number | null;
  round: number | null;
  commitment: string;
  /** The commitment was shown before the deal. */
  before_deal: boolean;
  own: Contribution | null;
  /** As they were shown at the deal. */
  shares: Share[] | null;
  steps: Step[];
  /** Nothing is missing between the deal and the last step. */
  unbroken: boolean;
}
