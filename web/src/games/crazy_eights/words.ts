// Short pieces that several sentences of the board use.

import { card_short, rank_with_article, suit_name } from '../../i18n/cards';
import { list_and, list_or, t } from '../../i18n';
import type { Card, View } from '../../protocol/messages';
import { rank_of } from './cards';

/** '7♣ or 9♥'. Equal cards of several packs are named once. */
export function card_choice(cards: readonly Card[]): string {
  return list_or([...new Set(cards)].map(card_short));
}

/** '7♣ and 9♥'. */
export function card_list(cards: readonly Card[]): string {
  return list_and(cards.map(card_short));
}

/** What fits the pile now: 'hearts or a seven'; after a named suit only 'spades'. */
export function what_fits(view: View): string {
  const suit = view.suit === null ? '' : suit_name(view.suit);
  const rank = view.top === null ? null : rank_of(view.top);
  if (view.suit === 'any') return suit;
  if (view.named || rank === null) return t('only-suit', { suit });
  return t('suit-or-rank', { suit, a_rank: rank_with_article(rank) });
}

/** The first letter of a name, for a seat's house. */
export function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}
