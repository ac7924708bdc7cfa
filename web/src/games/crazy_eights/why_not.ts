// Why a card that the server does not list cannot be laid, told from the view alone. The words and
// parameters are those of the server's own refusals, so that one function writes both sentences.

import type { Card, View } from '../../protocol/messages';
import { rank_of, suit_of } from './cards';

/** The part of a refusal that makes its sentence. */
export interface Reason {
  reason: string;
  params: Record<string, unknown>;
  rule?: string | null;
}

/** Why nothing can be done now, or null when it is this seat's turn. */
export function why_not_now(view: View): Reason | null {
  if (view.state === 'game_over') return { reason: 'game_over', params: {} };
  if (view.state !== 'playing' || view.turn === null) return { reason: 'round_over', params: {} };
  if (view.turn !== view.you) return { reason: 'not_your_turn', params: { turn: view.turn } };
  return null;
}

/** Why `card` cannot be laid first. Call it only for a card that is not in `legal.play`. */
export function why_not_play(card: Card, view: View): Reason {
  const now = why_not_now(view);
  if (now) return now;
  const playable = view.legal?.play ?? [];
  const { pending } = view;
  if (pending?.kind === 'cover' || pending?.kind === 'duel') {
    return { reason: 'demand', params: { card, pending } };
  }
  if (pending) return why_no_answer(card, pending.kind, pending.cards, view);
  const rank = rank_of(card);
  const first = playable.filter((other) => rank_of(other) === '2');
  if (rank === '2' && first.length > 0 && (view.legal?.twos ?? 1) > 1) {
    return { reason: 'twos_first', params: { card, first } };
  }
  const top = view.top ?? '';
  if (rank === '8' && rank_of(top) === '8' && !view.rules.eight_on_eight) {
    return { reason: 'eight_on_eight', params: {} };
  }
  const params = { card, suit: view.suit, rank: rank_of(top), playable };
  if (view.named && suit_of(top) === suit_of(card) && suit_of(card) !== view.suit) {
    const printed = suit_of(top);
    return {
      reason: 'printed_suit',
      params: { ...params, printed, ...named_by(view) },
    };
  }
  return { reason: 'no_match', params: { ...params, ...named_by(view) } };
}

function named_by(view: View): { named_by?: number } {
  return view.named && view.named_by !== null ? { named_by: view.named_by } : {};
}

function why_no_answer(
  card: Card,
  kind: 'two' | 'queen' | 'joker',
  cards: number,
  view: View,
): Reason {
  const rank = rank_of(card);
  const crossed = (kind === 'two' && rank === 'Q') || (kind === 'queen' && rank === '2');
  if (crossed && view.rules.answer !== 'off')
    return { reason: 'cross_answer', params: { kind, card } };
  const reason = view.rules.answer === 'off' ? 'take_only' : 'answer_only';
  return { reason, params: { kind, cards } };
}

/** Why no card may be drawn now. Call it only when `legal.draw` is not set. */
export function why_not_draw(view: View): Reason {
  const now = why_not_now(view);
  if (now) return now;
  const { pending } = view;
  if (pending && 'cards' in pending) {
    return { reason: 'draw_pending', params: { cards: pending.cards, kind: pending.kind } };
  }
  const playable = view.legal?.play ?? [];
  if (playable.length > 0) return { reason: 'draw_have_play', params: { playable } };
  return { reason: 'nothing_to_draw', params: {} };
}
