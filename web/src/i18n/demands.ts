// What is asked of the seat to move, in words: which card, what else would do, and what it costs not to lay it.

import type { Card, Pending, Rules, Seat } from '../protocol/messages';
import { another_rank, rank_with_article, suit_with_article } from './cards';
import { list_or } from './index';

type Cover = Extract<Pending, { kind: 'cover' }>;
type Duel = Extract<Pending, { kind: 'duel' }>;

/** The ranks of a duel: the four that starts it, and what each step asks for. */
const duel_ranks = ['4', '5', '6', '7'] as const;

/** How many cards are picked up by whoever does not do what is asked for. */
export function demand_cost(pending: Pending, rules: Rules): number {
  switch (pending.kind) {
    case 'cover':
      return rules.cover_cost;
    case 'duel':
      return rules.duel_costs[pending.step - 1] ?? 0;
    default:
      return pending.cards;
  }
}

/** The card that has to be covered, or the one that a duel asks for. */
export function demanded_card(pending: Cover | Duel): Card {
  return pending.kind === 'cover'
    ? pending.rank + pending.suit
    : (duel_ranks[pending.step] ?? '') + pending.suit;
}

/** The card that a duel asks an answer to, and who laid it. */
export function duel_before(pending: Duel): { card: Card; seat: Seat } {
  const card = (duel_ranks[pending.step - 1] ?? '') + pending.suit;
  return { card, seat: pending.step === 2 ? pending.answerer : pending.leader };
}

/** 'a heart, another ace, an eight or a joker'. */
export function covering_choice(pending: Cover, rules: Rules): string {
  return list_or([
    suit_with_article(pending.suit),
    another_rank(pending.rank),
    rank_with_article('8'),
    ...(rules.joker === 'none' ? [] : [rank_with_article('XX')]),
  ]);
}

/** What may be laid on a pickup: 'a two, an eight or a joker'; empty where nothing may. */
export function answer_choice(kind: string, rules: Rules): string {
  if (rules.answer === 'off') return '';
  const named = { two: '2', eight: '8', joker: 'XX', queen: 'Q' };
  const answers =
    kind === 'two'
      ? rules.answers_two
      : kind === 'joker'
        ? rules.answers_joker
        : rules.answers_queen;
  return list_or(answers.map((answer) => rank_with_article(named[answer])));
}
