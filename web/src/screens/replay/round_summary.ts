// What tells a round of a file from the others, in words, before anything is made of it.

import { record_from, type RoundRecord } from '../../fair/round_record';
import { round_result } from '../../games/crazy_eights/phrases';
import type { RoundEndReason, Rules, View } from '../../protocol/messages';

export interface RoundSummary {
  round: number;
  /** The slug of its ruleset. */
  ruleset: string;
  seats: number;
  result: string;
  /** Of each seat. */
  points: number[];
  game_over: boolean;
}

/** The summary of a record's line; null for a line that is no record. */
export function round_summary(line: string): RoundSummary | null {
  const { record } = record_from(parsed(line));
  if (!record) return null;
  const { round, ruleset, seats, end } = record;
  const { points, game_over } = end;
  return { round, ruleset, seats, result: result_of(record), points, game_over };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function result_of({ rules, seats, actions, end }: RoundRecord): string {
  const top = actions.findLast(({ cards }) => cards !== undefined)?.cards?.at(-1) ?? null;
  // A record has no names, and a view for no more than the sentence needs.
  const view = {
    ...{ rules: rules as Rules, top, you: null },
    seats: Array.from({ length: seats }, () => ({ kind: 'empty' as const })),
  } as unknown as View;
  const { winner } = end as { winner?: unknown };
  return round_result(view, {
    ...{ reason: end.reason as RoundEndReason, points: end.points },
    winner: typeof winner === 'number' && winner < seats ? winner : null,
  });
}
