// What moves on the table when something has happened. Pure: notices give steps, player.ts runs them.
// The board always shows the new state at once; a step only shows how it came about.

import type { Card, Notice, Seat } from '../protocol/messages';

export type Place =
  | { at: 'stock' }
  | { at: 'pile' }
  | { at: 'seat'; seat: Seat }
  | { at: 'hand' }
  /** The plate that says what has to be picked up or laid. */
  | { at: 'demand' };

export type Step =
  /** A new round: cards go from the stock to these places, one after the other, and round again. */
  | { do: 'deal'; to: Place[] }
  /** Cards go from one place to another. `cards` only where this viewer may see them. */
  | { do: 'carry'; from: Place; to: Place; cards: Card[] | null; count: number }
  /** What has to be picked up comes out of the card on the pile that asks for it. */
  | { do: 'demand' }
  /** The direction turns once. */
  | { do: 'turn' }
  /** The pile goes back into the stock. */
  | { do: 'gather' }
  /** A seat is passed over. */
  | { do: 'skip'; seat: Seat }
  /** The round is over: the hands open. */
  | { do: 'open' }
  /** The game is won. */
  | { do: 'win' };

/** Whom a viewer sees at the table. */
export interface Company {
  you: Seat | null;
  /** How many seats there are. */
  seats: number;
}

export interface Circumstances {
  /** The page is in the background. */
  hidden: boolean;
  /** The person asked for less motion. */
  reduced: boolean;
}

/** More batches than this at once are a backlog: the new state is enough. */
const most_batches = 3;
/** More cards than this do not fly one by one. */
const most_cards = 5;

function place_of(seat: Seat, you: Seat | null): Place {
  return seat === you ? { at: 'hand' } : { at: 'seat', seat };
}

/** Dealt from the dealer's left, as at any table. */
function deal(dealer: Seat, { you, seats }: Company): Step {
  const to = Array.from({ length: seats }, (_, i) => place_of((dealer + 1 + i) % seats, you));
  return { do: 'deal', to };
}

function step_for(notice: Notice, company: Company): Step | null {
  switch (notice.n) {
    case 'round_dealt':
      return deal(notice.dealer, company);
    case 'played': {
      const { cards } = notice;
      const from = place_of(notice.seat, company.you);
      return { do: 'carry', from, to: { at: 'pile' }, cards, count: cards.length };
    }
    case 'drew':
    case 'took':
    case 'penalty': {
      if (notice.count === 0) return null;
      const count = Math.min(notice.count, most_cards);
      const to = place_of(notice.seat, company.you);
      return { do: 'carry', from: { at: 'stock' }, to, cards: notice.cards ?? null, count };
    }
    case 'pending':
      return { do: 'demand' };
    case 'reversed':
      return { do: 'turn' };
    case 'recycled':
      return { do: 'gather' };
    case 'skipped':
      return { do: 'skip', seat: notice.seat };
    case 'round_over':
      return { do: 'open' };
    case 'game_over':
      return { do: 'win' };
    default:
      return null;
  }
}

/** The steps of one batch of notices, in order. */
export function steps_for(notices: readonly Notice[], company: Company): Step[] {
  return notices.flatMap((notice) => step_for(notice, company) ?? []);
}

/** The steps to show for the batches that are new. Nothing for a backlog, a hidden page, or less motion. */
export function plan(
  batches: readonly { notices: readonly Notice[]; missed: boolean }[],
  company: Company,
  circumstances: Circumstances,
): Step[] {
  if (circumstances.hidden || circumstances.reduced) return [];
  if (batches.length > most_batches || batches.some((batch) => batch.missed)) return [];
  return batches.flatMap((batch) => steps_for(batch.notices, company));
}
