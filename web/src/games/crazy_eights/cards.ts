// Facts about single cards that the board shows. What may be played comes from the server alone.

import type { Card, Rank, Rules, Suit } from '../../protocol/messages';

export const joker: Card = 'XX';
export const suits: readonly Suit[] = ['S', 'H', 'C', 'D'];
const ranks = 'A23456789TJQK';

export type HandOrder = 'suit' | 'rank' | 'arrival';
export const hand_orders: readonly HandOrder[] = ['suit', 'rank', 'arrival'];

/** A card in a hand with a name of its own, because several packs hold equal cards: `7C#0`, `7C#1`. */
export interface HeldCard {
  key: string;
  card: Card;
}

/** The rank, or null for a joker. */
export function rank_of(card: Card): Rank | null {
  return card === joker ? null : (card.charAt(0) as Rank);
}

/** The printed suit, or null for a joker. */
export function suit_of(card: Card): Suit | null {
  return card === joker ? null : (card.charAt(1) as Suit);
}

/** What a card left in a hand counts. */
export function points_of(card: Card, rules: Rules): number {
  return rules.values[rank_of(card) ?? 'joker'];
}

export function hand_points(cards: readonly Card[], rules: Rules): number {
  return cards.reduce((sum, card) => sum + points_of(card, rules), 0);
}

/** Gives each card its key, in order of arrival. */
export function held_cards(cards: readonly Card[]): HeldCard[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { key: `${card}#${nth}`, card };
  });
}

function suit_place(card: Card): number {
  const suit = suit_of(card);
  return suit === null ? suits.length : suits.indexOf(suit);
}

function rank_place(card: Card): number {
  const rank = rank_of(card);
  return rank === null ? ranks.length : ranks.indexOf(rank);
}

/** The hand in the order its holder likes; equal cards stay in order of arrival. */
export function in_order(hand: readonly HeldCard[], order: HandOrder): HeldCard[] {
  if (order === 'arrival') return [...hand];
  const places: ((card: Card) => number)[] =
    order === 'suit' ? [suit_place, rank_place] : [rank_place, suit_place];
  const compare = (a: HeldCard, b: HeldCard): number => {
    for (const place of places) {
      const difference = place(a.card) - place(b.card);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return [...hand].sort(compare);
}

/** How many cards of each suit a hand holds, leaving out those that are being laid. */
export function suit_counts(
  hand: readonly HeldCard[],
  laid: readonly string[],
): Record<Suit, number> {
  const counts: Record<Suit, number> = { S: 0, H: 0, C: 0, D: 0 };
  for (const held of hand) {
    const suit = suit_of(held.card);
    if (suit !== null && !laid.includes(held.key)) counts[suit] += 1;
  }
  return counts;
}

/** How many cards of each suit a hand holds that stands by suit; jokers stand behind the last suit. */
export function suit_sizes(hand: readonly HeldCard[]): number[] {
  const sizes: number[] = [];
  let before: Suit | null = null;
  for (const { card } of hand) {
    const suit = suit_of(card);
    const last = sizes.length - 1;
    if (last >= 0 && (suit === before || suit === null)) sizes[last] = (sizes[last] ?? 0) + 1;
    else sizes.push(1);
    before = suit ?? before;
  }
  return sizes;
}
