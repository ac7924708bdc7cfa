// What is heard when something has happened. Pure: news give at most one cue, kitchen.ts sounds it.

import type { Notice, Seat, View } from '../protocol/messages';

export type Cue =
  'won' | 'lost' | 'hit' | 'turn' | 'last_card' | 'play' | 'draw' | 'refused' | 'talk' | 'tick';

/** What came at once: of several things only the most important one is heard. */
export interface Heard {
  before: View | null;
  now: View;
  notices: readonly Notice[];
  /** It has become this viewer's turn. */
  turn: boolean;
  /** The page is in the background. */
  hidden: boolean;
}

/** Cards that others lay and draw are not heard closer together than this. */
export const quiet_ms = 350;

/** The cue for what came at once, or null for silence. A hidden page tells only of one's own turn. */
export function cue_for({ before, now, notices, turn, hidden }: Heard): Cue | null {
  if (hidden) return turn ? 'turn' : null;
  const ended = notices.findLast((one) => one.n === 'round_over' || one.n === 'game_over');
  if (ended) return won_by(ended, now.you) ? 'won' : 'lost';
  const hit = notices.some(
    (one) => one.n === 'pending' && one.seat === now.you && now.turn === now.you,
  );
  if (hit) return 'hit';
  if (turn) return 'turn';
  if (notices.some((one) => one.n === 'played' && has_come_to_one(one.seat, before, now)))
    return 'last_card';
  if (notices.some((one) => one.n === 'called')) return 'last_card';
  if (notices.some((one) => one.n === 'played')) return 'play';
  const drawn = notices.some((one) => ['drew', 'took', 'penalty', 'recycled'].includes(one.n));
  return drawn ? 'draw' : null;
}

// Whoever only watches is glad with the winner.
function won_by(
  ended: Extract<Notice, { n: 'round_over' | 'game_over' }>,
  you: Seat | null,
): boolean {
  if (you === null) return true;
  return ended.n === 'round_over' ? ended.winner === you : ended.winners.includes(you);
}

/** Whether a seat has been left with its last card. */
export function has_come_to_one(seat: Seat, before: View | null, now: View): boolean {
  return now.state === 'playing' && now.counts[seat] === 1 && before?.counts[seat] !== 1;
}

/** Whether a cue is left out, `since_ms` after the one before: computers that play fast are no hailstorm. */
export function is_too_much(cue: Cue, since_ms: number): boolean {
  return (cue === 'play' || cue === 'draw') && since_ms < quiet_ms;
}
