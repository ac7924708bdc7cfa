// The table with any number of cards in the hand and of seats round it, and names as long as they may be.

import type { Card, SeatView } from '../protocol/messages';
import { computer, legal, person, view, type Fixture } from './fixtures';

const ranks = [...'A23456789TJQK'];
const pack: Card[] = ranks.flatMap((rank) => [...'CHSD'].map((suit) => `${rank}${suit}` as Card));

const names = [
  ...['Ann', 'Bartholomew Fitzgerald', 'Skipper', 'Marguerite-Angélique', 'Émilie'],
  ...['Nan Parsons of Bonavista', 'W'.repeat(24), 'Hilda'],
];

function seat(name: string, i: number): SeatView {
  if (i % 3 === 2) return computer(name);
  if (i % 4 === 3) return { ...person(name), here: false, driver: 'computer' } as SeatView;
  return person(name);
}

/** The state of that name, `cards-14-seats-5`; undefined for other names. */
export function from_matrix(name: string): Fixture | undefined {
  const [, cards, seats] = (/^cards-(\d+)-seats-([2-8])$/.exec(name) ?? []).map(Number);
  if (cards === undefined || seats === undefined) return undefined;
  // Every third card of the pack is far from its neighbours in any order.
  const hand = Array.from({ length: cards }, (_, i) => pack[(i * 3) % pack.length] ?? '8H');
  const fits = hand.filter((card) => card.endsWith('H') || card.startsWith('7'));
  const sitting = names.slice(0, seats).map(seat);
  const each = (points: number) => sitting.map((_, i) => points * i);
  const row = { round: 1, reason: 'out', winner: 1, points: each(31), totals: each(31) } as const;
  const seen = view({
    hand,
    seats: sitting,
    counts: sitting.map((_, i) => (i === 0 ? cards : i)),
    totals: each(31),
    called: sitting.map(() => false),
    sheet: [{ ...row, hands: sitting.map(() => []) }],
    legal: legal(fits),
  });
  return { name, view: seen };
}
