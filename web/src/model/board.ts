// What a game's board gets from the table page, whatever the game. Boards show it and send actions;
// they know nothing of connections.

import type { Snippet } from 'svelte';
import type { Action, Advice, Notice, Refused, Seat, Standing, View } from '../protocol/messages';
import type { Outcome } from '../protocol/outcome';

export type { Outcome };

/** The notices of one `seq`. `missed`: they are told after a reconnect; show them in the log, do not animate. */
export interface NoticeBatch {
  seq: number;
  notices: Notice[];
  missed: boolean;
}

export interface BoardTalk {
  /** The page's own panel; `back` is what Escape does in it. */
  panel: Snippet<[back?: () => void]>;
  /** When the panel has been fetched; fails where it cannot be had. */
  here: () => Promise<unknown>;
  /** Lines that have not been seen. */
  unread: number;
  /** Somebody was writing when the board came: they go on writing. */
  typing?: boolean;
}

export interface BoardCoach {
  /** What the computer would do; everybody at the table hears that it was asked. */
  ask: () => Promise<{ outcome: Outcome; advice: Advice | null }>;
}

export interface SeatWish {
  wanted: boolean;
  want: (wanted: boolean) => void;
  /** Why it did not come true. */
  problem: string;
}

export interface BoardProps {
  view: View;
  /** The last batches, newest last, each `seq` once; older ones are dropped. */
  notices: NoticeBatch[];
  /** False while the connection is down: the board stays visible, its inputs are off. */
  connected: boolean;
  /** Settles once the action is stored, refused, or known to be lost. */
  act: (action: Action) => Promise<Outcome>;
  /** The last refusal of an action, until the next action or change of turn. */
  refusal: Refused | null;
  /** Between rounds: this seat is ready for the next. */
  next_round: () => Promise<Outcome>;
  /** After a game, for the host: another game. */
  start: () => Promise<Outcome>;
  /** Take a seat: one's own back from the computer, or, watching between rounds, a computer's. */
  sit?: (seat: Seat) => Promise<Outcome>;
  /** Back to the lobby; the seat is kept. */
  to_lobby?: () => void;
  /** Give the seat up; the page asks first and goes to the lobby afterwards. */
  leave?: () => void;
  /** For the host, while settings may change (between rounds and after a game): opens the page's form. */
  change_settings?: () => void;
  /** For the host: opens the page's dialog about who sits where. */
  seats?: () => void;
  /** For the host: stops everything, or lets it go on. */
  pause?: (paused: boolean) => Promise<Outcome>;
  /** What is said at the table, where anything may be said. */
  talk?: BoardTalk;
  /** Where the coach may be asked. */
  coach?: BoardCoach;
  /** For somebody who watches: a seat is wanted as soon as the round is over. */
  wish?: SeatWish;
  /** What these people have played together in this game; empty: nothing yet. */
  together?: readonly Standing[];
  /** How the check of the last round's shuffle stands, in one line; shown once the round is over. */
  fairness?: Snippet;
  /** The table's settings in one line, for the head of the board. */
  settings_line?: string;
  /** Where the rules of this ruleset stand, such as `/rules/newfoundland`; a rule's anchor is put behind it. */
  rules_href?: string;
}
