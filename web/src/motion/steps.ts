// What moves on the table when something has happened. Pure: notices give steps, player.ts runs them.
// The board always shows the new state at once; a step only shows how it came about.

import type { Card, Direction, Notice, Seat } from '../protocol/messages';

export type Place = { at: 'stock' } | { at: 'pile' } | { at: 'seat'; seat: Seat } | { at: 'hand' };

export type Step =
  /** Cards go from one place to another. `cards` only where this viewer may see them. */
  | { do: 'carry'; from: Place; to: Place; cards: Card[] | null; count: number }
  /** The direction turns once. */
  | { do: 'turn'; direction: Direction }
  /** The pile is shuffled back into the stock. */
  | { do: 'shuffle' }
  /** A seat is passed over. */
  | { do: 'skip'; seat: Seat };

/** More batches than this at once are a backlog: the new state is enough. */
const most_batches = 3;
/** More cards than this do not fly one by one. */
const most_cards = 5;

export interface Circumstances {
  /** The page is in the background. */
  hidden: boolean;
  /** The person asked for less motion. */
  reduced: boolean;
}

function place_of(seat: Seat, you: Seat | null): Place {
  return seat === you ? { at: 'hand' } : { at: 'seat', seat };
}

function step_for(notice: Notice, you: Seat | null): Step | null {
  switch (notice.n) {
    case 'played': {
      const { cards } = notice;
      const from = place_of(notice.seat, you);
      return { do: 'carry', from, to: { at: 'pile' }, cards, count: cards.length };
    }
    case 'drew':
    case 'took':
    case 'penalty': {
      if (notice.count === 0) return null;
      const count = Math.min(notice.count, most_cards);
      const to = place_of(notice.seat, you);
      return { do: 'carry', from: { at: 'stock' }, to, cards: notice.cards ?? null, count };
    }
    case 'reversed':
      return { do: 'turn', direction: notice.direction };
    case 'recycled':
      return { do: 'shuffle' };
    case 'skipped':
      return { do: 'skip', seat: notice.seat };
    default:
      return null;
  }
}

/** The steps of one batch of notices, in order. */
export function steps_for(notices: readonly Notice[], you: Seat | null): Step[] {
  return notices.flatMap((notice) => step_for(notice, you) ?? []);
}

/** The steps to show for the batches that are new. Nothing for a backlog, a hidden page, or less motion. */
export function plan(
  batches: readonly { notices: readonly Notice[]; missed: boolean }[],
  you: Seat | null,
  circumstances: Circumstances,
): Step[] {
  if (circumstances.hidden || circumstances.reduced) return [];
  if (batches.length > most_batches || batches.some((batch) => batch.missed)) return [];
  return batches.flatMap((batch) => steps_for(batch.notices, you));
}
