// Which cards may cover which, and when a last-card call goes with a play. The server decides what holds;
// this only says what to offer: the next card of a chain, and the button that calls.

import type { Card, Rules, View } from '../../protocol/messages';
import { joker, rank_of, suit_of } from './cards';

/** A hand with more cards than this is not looked at for chains that would empty it. */
const looked_at = 8;

/** Whether the card has to be covered by whoever lays it. */
export function is_covering(card: Card, rules: Rules): boolean {
  const rank = rank_of(card);
  return rank !== null && rules.effect[rank] === 'cover';
}

/** Whether cards can be laid one on the other in one play because they cover each other. */
export function has_chains(rules: Rules): boolean {
  return Object.values(rules.effect).includes('cover');
}

/** Whether `card` covers `before`: the same rank or suit, an eight, or a joker. */
export function covers(card: Card, before: Card): boolean {
  if (card === joker || rank_of(card) === '8') return true;
  return rank_of(card) === rank_of(before) || suit_of(card) === suit_of(before);
}

/** Whether all of `cards` could be laid in one go, whatever lies on the table: one card, or a chain. */
export function is_closing(cards: readonly Card[], rules: Rules): boolean {
  if (cards.length === 1) return true;
  return cards.length > 0 && cards.length <= looked_at && chain_exists(null, cards, rules);
}

function chain_exists(before: Card | null, left: readonly Card[], rules: Rules): boolean {
  if (left.length === 0) return true;
  return left.some((card, i) => {
    if (before !== null && !covers(card, before)) return false;
    if (left.length > 1 && !is_covering(card, rules)) return false;
    return chain_exists(
      card,
      left.filter((_, other) => other !== i),
      rules,
    );
  });
}

/** The hand without the cards that are laid; of equal cards only as many go as are laid. */
export function hand_without(hand: readonly Card[], laid: readonly Card[]): Card[] {
  const rest = [...hand];
  for (const card of laid) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Whether laying these cards is when the last card has to be called. */
export function call_goes_with(laid: readonly Card[], view: View): boolean {
  const { rules, you } = view;
  if (rules.last_card === 'off' || you === null) return false;
  const rest = hand_without(view.hand ?? [], laid);
  if (rules.last_card === 'bars_going_out') return rest.length > 0 && is_closing(rest, rules);
  return rest.length === 1 && view.called[you] !== true;
}
