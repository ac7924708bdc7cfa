// A finished round as the server tells it step by step (docs/protocol.md §1.1), and the check of it.

import * as v from 'valibot';
import type { Action, Card, Notice, Rules, Seat, View } from './messages';
import { changes, notice } from './schemas';

export interface ReplayFrame {
  /** Who did what; absent for the deal and for the end of a round that was given up. */
  seat?: Seat;
  action?: Action;
  /** What everybody was told. */
  told: Notice[];
  /** What each seat was told, where that was more. */
  own: (Notice[] | null)[];
  /** What is different from the frame before in what everybody sees. */
  changes: Partial<View>;
  /** All hands after it, in the order in which the cards came. */
  hands: Card[][];
}

/** The members of a round record that a replay shows; the whole record is more. */
export interface ReplayRecord {
  ruleset: string;
  rules: Rules;
  seats: number;
  round: number;
  dealer: Seat;
  totals_before: number[];
  end: { totals: number[]; game_over: boolean; game_winners: Seat[] };
  fair?: { commitment: string; seats: { kind: number }[] };
}

export interface Replay {
  id: string;
  /** The id of its game. */
  game: string;
  /** When it ended, in milliseconds. */
  ended: number;
  /** Empty while its game goes on. */
  seats: { name: string; computer: boolean }[];
  record: ReplayRecord;
  /** The whole record, as one line. */
  line: string;
  frames: ReplayFrame[];
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const numbers = v.array(v.pipe(v.number(), v.integer()));
const frame = v.object({
  seat: v.exactOptional(seat),
  action: v.exactOptional(v.custom<Action>((value) => typeof value === 'object')),
  told: v.array(notice),
  own: v.array(v.nullable(v.array(notice))),
  changes,
  hands: v.array(v.array(v.string())),
});
const record = v.object({
  ruleset: v.string(),
  rules: v.custom<Rules>((value) => typeof value === 'object' && value !== null),
  seats: seat,
  round: seat,
  dealer: seat,
  totals_before: numbers,
  end: v.object({ totals: numbers, game_over: v.boolean(), game_winners: numbers }),
  fair: v.exactOptional(
    v.object({ commitment: v.string(), seats: v.array(v.object({ kind: v.number() })) }),
  ),
});
const replay = v.object({
  format: v.literal('kitchen-table/replay/1'),
  id: v.string(),
  game: v.string(),
  ended: v.number(),
  seats: v.array(v.object({ name: v.string(), computer: v.boolean() })),
  record,
  frames: v.pipe(v.array(frame), v.minLength(1)),
});

/** The replay in what a server has sent, or a file holds; null where it is none. */
export function replay_from(value: unknown): Replay | null {
  const read = v.safeParse(replay, value);
  if (!read.success) return null;
  const line = JSON.stringify((value as { record: unknown }).record);
  return { ...(read.output as unknown as Omit<Replay, 'line'>), line };
}
