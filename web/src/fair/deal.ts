// How the cards of a round are dealt: who holds what, what lies on the pile, and what is left in which order.

import type { Card } from '../protocol/messages';
import type { DealRules } from './round_record';

export interface DealtRound {
  hands: Card[][];
  /** The starter, and under it the jokers that it covers. */
  pile: Card[];
  /** Its top first. */
  stock: Card[];
  /** Where each buried starter went. */
  bury: number[];
}

export interface Deal {
  seats: number;
  round: number;
  dealer: number;
}

export function packs_for(rules: DealRules, seats: number): number {
  return rules.packs.find(({ up_to }) => up_to >= seats)?.packs ?? 0;
}

/** How many cards each seat gets. */
export function cards_each(rules: DealRules, { seats, round }: Deal): number {
  if ('fixed' in rules.deal) {
    const { two, three, four_plus } = rules.deal.fixed;
    return seats === 2 ? two : seats === 3 ? three : four_plus;
  }
  const { top, bottom } = rules.deal.valley;
  return bottom + Math.abs(round - 1 - (top - bottom));
}

/**
 * Deals one card at a time from the dealer's left, then turns the starter. `place` says where in a stock of that
 * many cards one is buried. Null where there are too few cards.
 */
export async function dealt(
  rules: DealRules,
  deal: Deal,
  pack: readonly Card[],
  place: (stock: number) => Promise<number>,
): Promise<DealtRound | null> {
  const each = cards_each(rules, deal);
  const in_hands = each * deal.seats;
  if (in_hands + 1 > pack.length) return null;
  const hands: Card[][] = Array.from({ length: deal.seats }, () => []);
  for (const [at, card] of pack.slice(0, in_hands).entries())
    hands[(deal.dealer + 1 + at) % deal.seats]?.push(card);
  const turned = await starter(rules, pack.slice(in_hands), place);
  return { hands, ...turned };
}

async function starter(
  rules: DealRules,
  stock: Card[],
  place: (stock: number) => Promise<number>,
): Promise<Omit<DealtRound, 'hands'>> {
  const pile: Card[] = [];
  const bury: number[] = [];
  for (;;) {
    const card = stock.shift();
    if (card === undefined) return { pile, stock, bury };
    const replaceable = stock.length >= 2 && stock.some((other) => !is_buried(rules, other));
    if (is_buried(rules, card) && replaceable) {
      const at = await place(stock.length);
      bury.push(at);
      stock.splice(at, 0, card);
      continue;
    }
    pile.push(card);
    if (card !== 'XX' || rules.starter_joker !== 'cover') return { pile, stock, bury };
  }
}

/** Whether such a starter goes back into the stock. A starter that nothing could replace stays all the same. */
function is_buried(rules: DealRules, card: Card): boolean {
  if (card === 'XX') return rules.starter_joker === 'bury';
  return card.startsWith('8') && rules.starter_eight === 'bury';
}
