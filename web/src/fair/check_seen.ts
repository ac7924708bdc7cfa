// Whether a proved round is the one that this browser was shown: the promise made before the deal, the own part of
// the shuffle, and every card in the place that follows from the secret.

import type { Card, Seat } from '../protocol/messages';
import type { ProvedRound } from './check_record';
import { seat_kind } from './kt_fair';
import { trouble, type Problem } from './problem';
import type { FairBlock, RoundRecord, Share } from './round_record';
import type { Seen, Step } from './seen';

/** How much of a round this browser could vouch for. */
export interface Covers {
  commitment: 'before_deal' | 'after_deal' | 'not_seen';
  /** The own part of the shuffle: in it, sent too late, or there was none. */
  own: 'in' | 'late' | 'none';
  /** The cards that were shown. */
  cards: 'all' | 'some' | 'none';
}

export const covers_nothing: Covers = { commitment: 'not_seen', own: 'none', cards: 'none' };

export function covers_of(seen: Seen, fair: FairBlock): Covers {
  const own = seen.own?.bytes;
  const is_in = fair.seats.some(({ contribution }) => contribution === own);
  return {
    commitment: seen.before_deal ? 'before_deal' : 'after_deal',
    own: own === undefined ? 'none' : is_in ? 'in' : 'late',
    cards: seen.steps.length === 0 ? 'none' : seen.unbroken ? 'all' : 'some',
  };
}

export function problem_of_seen(
  record: RoundRecord,
  fair: FairBlock,
  round: ProvedRound,
  seen: Seen,
): Problem | null {
  if (seen.round !== null && seen.round !== record.round)
    return trouble('other_round', seen.round, record.round);
  if (seen.commitment !== fair.commitment)
    return trouble('commitment_changed', seen.commitment, fair.commitment);
  if (seen.shares && !is_same_shares(seen.shares, fair.seats))
    return trouble('shares_changed', seen.shares, fair.seats);
  const own = seen.own?.counts ? seen.own.bytes : null;
  if (own !== null && !fair.seats.some(({ contribution }) => contribution === own))
    return trouble('contribution_left_out', own, fair.seats);
  return problem_of_steps(record, round, seen.steps);
}

function is_same_shares(shown: readonly Share[], recorded: readonly Share[]): boolean {
  const same = (a: Share, b: Share | undefined) =>
    a.kind === b?.kind && (a.kind !== seat_kind.contributed || a.contribution === b.contribution);
  return shown.length === recorded.length && shown.every((share, i) => same(share, recorded[i]));
}

/** Follows what was shown with the cards that follow from the secret. */
export function problem_of_steps(
  record: RoundRecord,
  round: ProvedRound,
  steps: readonly Step[],
): Problem | null {
  const table = new Cards(record, round);
  for (const [at, step] of steps.entries()) {
    const problem = table.follow(step);
    if (problem) return { ...problem, at: { ...problem.at, step: at } };
  }
  return null;
}

class Cards {
  private readonly hands: Card[][];
  private readonly starter: Card | undefined;
  private stock: Card[];
  private readonly recycled: Card[][];
  private readonly plays: { seat: Seat; cards?: Card[] }[];

  constructor(record: RoundRecord, { hands, pile, stock, recycled }: ProvedRound) {
    this.hands = hands.map((hand) => [...hand]);
    this.starter = pile.at(-1);
    this.stock = [...stock];
    this.recycled = [...recycled];
    this.plays = record.actions.filter(({ do: what }) => what === 'play');
  }

  follow(step: Step): Problem | null {
    switch (step.step) {
      case 'dealt':
        return this.dealt(step.starter, step.own);
      case 'drawn':
        return this.drawn(step.seat, step.count, step.cards);
      case 'played':
        return this.played(step.seat, step.cards);
      case 'hands':
        return this.first_problem(step.hands.map((cards, seat) => this.hand(seat, cards)));
    }
  }

  private dealt(starter: Card, own?: { seat: Seat; cards: Card[] }): Problem | null {
    if (starter !== this.starter) return trouble('starter', this.starter, starter);
    return own ? this.hand(own.seat, own.cards) : null;
  }

  /** Whoever draws gets the top of the stock; when it runs out, the next recycle is the stock. */
  private drawn(seat: Seat, count: number, cards?: Card[]): Problem | null {
    const taken: Card[] = [];
    while (taken.length < count) {
      if (this.stock.length === 0) this.stock = [...(this.recycled.shift() ?? [])];
      const card = this.stock.shift();
      if (card === undefined) return trouble('drawn', taken, cards ?? count, { seat });
      taken.push(card);
    }
    this.hands[seat]?.push(...taken);
    return cards && !is_same_cards(taken, cards) ? trouble('drawn', taken, cards, { seat }) : null;
  }

  private played(seat: Seat, cards: readonly Card[]): Problem | null {
    const recorded = this.plays.shift();
    if (recorded?.seat !== seat || recorded.cards?.join() !== cards.join())
      return trouble('played', recorded, cards, { seat });
    const hand = this.hands[seat] ?? [];
    for (const card of cards) {
      const at = hand.indexOf(card);
      if (at < 0) return trouble('not_held', hand, card, { seat });
      hand.splice(at, 1);
    }
    return null;
  }

  private hand(seat: Seat, cards: readonly Card[]): Problem | null {
    const follows = this.hands[seat] ?? [];
    return is_same_cards(follows, cards) ? null : trouble('hand', follows, cards, { seat });
  }

  private first_problem(problems: readonly (Problem | null)[]): Problem | null {
    return problems.find((problem) => problem !== null) ?? null;
  }
}

/** The same cards, in whatever order. */
function is_same_cards(a: readonly Card[], b: readonly Card[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}
