// Cards and suits in words and in short.

import type { Card, Suit, SuitInForce } from '../protocol/messages';
import { list_and, t, type TextArgs } from './index';

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

/** 'the queen of spades', 'the joker'. */
export function card_with_the(card: Card): string {
  if (card === 'XX') return rank_with_the(card);
  const rank = rank_with_the(card.charAt(0));
  return t('card-name', { rank, suit: suit_name(card.charAt(1)) });
}

/** A card in every form that a text of some language may need: `card`, `a_card`, `the_card`. */
export function card_words(card: Card, name = 'card'): TextArgs {
  return {
    [name]: card_name(card),
    [`a_${name}`]: card_with_article(card),
    [`the_${name}`]: card_with_the(card),
  };
}

/** Several cards as a list: `cards`, 'two of clubs and joker', and `the_cards`, each with its article. */
export function cards_words(cards: readonly Card[]): TextArgs {
  return {
    cards: list_and(cards.map(card_name)),
    the_cards: list_and(cards.map(card_with_the)),
  };
}

/** 'Q♠', '10♥'; for a joker its name. */
export function card_short(card: Card): string {
  if (card === 'XX') return rank_name(card);
  const rank = card.startsWith('T') ? '10' : card.charAt(0);
  return rank + (suit_marks[card.charAt(1)] ?? '');
}

/** A card in short, for texts that otherwise name it in words. */
export function card_short_words(card: Card): TextArgs {
  const short = card_short(card);
  return { card: short, a_card: short, the_card: short };
}

/** 'queen', 'ten', 'ace', 'joker'. */
export function rank_name(rank: string): string {
  return t(`rank-${rank}`);
}

/** 'a queen', 'an ace', 'a joker'. */
export function rank_with_article(rank: string): string {
  return t(`a-rank-${rank}`);
}

/** 'the queen', 'the ace', 'the joker'. */
export function rank_with_the(rank: string): string {
  return t('the-rank', { rank: rank_name(rank), key: rank });
}

/** 'another queen'. */
export function another_rank(rank: string): string {
  return t('another-rank', { rank: rank_name(rank), key: rank });
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
