// Cards and suits in words and in short.

import type { Card, Suit, SuitInForce } from '../protocol/messages';
import { t } from './index';

const suit_marks: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** 'queen of spades', 'joker'. */
export function card_name(card: Card): string {
  if (card === 'XX') return rank_name(card);
  return t('card-name', { rank: rank_name(card.charAt(0)), suit: suit_name(card.charAt(1)) });
}

/** 'a queen of spades', 'an ace of hearts'. */
export function card_with_article(card: Card): string {
  if (card === 'XX') return rank_with_article(card);
  const rank = rank_with_article(card.charAt(0));
  return t('card-name', { rank, suit: suit_name(card.charAt(1)) });
}

/** 'Q♠', '10♥'; for a joker its name. */
export function card_short(card: Card): string {
  if (card === 'XX') return rank_name(card);
  const rank = card.startsWith('T') ? '10' : card.charAt(0);
  return rank + (suit_marks[card.charAt(1)] ?? '');
}

/** 'queen', 'ten', 'ace', 'joker'. */
export function rank_name(rank: string): string {
  return t(`rank-${rank}`);
}

/** 'a queen', 'an ace', 'a joker'. */
export function rank_with_article(rank: string): string {
  return t(`a-rank-${rank}`);
}

/** 'queens', 'tens', 'sixes'. */
export function rank_plural(rank: string): string {
  return t(`ranks-${rank}`);
}

/** 'a spade'. */
export function suit_with_article(suit: Suit): string {
  return t(`a-suit-${suit}`);
}

/** 'spades', and for `any` 'any card'. */
export function suit_name(suit: SuitInForce | string): string {
  return t(`suit-${suit}`);
}

/** '♠'; empty for `any`. */
export function suit_mark(suit: SuitInForce | string): string {
  return suit_marks[suit] ?? '';
}
