// What the coach's panel says, from the view and what has happened; only the advice is the server's.

import '../../../i18n/coach';
import { capital, list_and, t } from '../../../i18n';
import { card_short, card_words, suit_name } from '../../../i18n/cards';
import { demand_cost, demanded_card } from '../../../i18n/demands';
import type { NoticeBatch } from '../../../model/board';
import type { Action, Advice, Card, Notice, Pending, View } from '../../../protocol/messages';
import { rank_of } from '../cards';
import { seat_name, who } from '../seats';
import { card_choice, what_fits } from '../words';

type Played = Extract<Notice, { n: 'played' }>;
type Pickup = Extract<Pending, { cards: number }>;

const few = 4;

/** What the viewer may do now, in words. */
export function what_can_i_play(view: View): string {
  const { legal } = view;
  if (view.turn !== view.you || view.turn === null || !legal) {
    if (view.turn === null || view.turn === view.you) return t('coach-nothing');
    return t('coach-wait', { name: seat_name(view, view.turn), fits: what_fits(view) });
  }
  const cost = view.pending ? demand_cost(view.pending, view.rules) : 0;
  if (legal.play.length === 0) {
    if (legal.take) return t('coach-take', { cards: cost });
    return t(legal.draw ? 'coach-draw' : legal.pass ? 'coach-pass' : 'coach-nothing');
  }
  const cards = card_choice(legal.play);
  const many = new Set(legal.play).size > few;
  return [
    t(many ? 'coach-play-many' : 'coach-play', { cards }),
    ...(legal.name_suit.length > 0
      ? [t('coach-wild', { cards: card_choice(legal.name_suit) })]
      : []),
    ...(legal.draw ? [t('coach-or-draw')] : []),
    ...(legal.take ? [t('coach-or-take', { cards: cost })] : []),
  ].join(' ');
}

/** The question that the table itself raises, with its answer; null where nothing needs a reason. */
export function why(
  view: View,
  batches: readonly NoticeBatch[],
): { question: string; answer: string } | null {
  const laid = batches
    .flatMap((batch) => batch.notices)
    .filter((one): one is Played => one.n === 'played');
  const { pending } = view;
  if (pending && 'cards' in pending) {
    const question = t('coach-why-pickup', { cards: pending.cards });
    return { question, answer: pickup_sum(pending, laid, view) };
  }
  if (pending) {
    const last = laid.at(-1);
    const answer = last ? part(last.seat, last.cards, null, view) : '';
    return answer === ''
      ? null
      : { question: t('coach-why-cover', card_words(demanded_card(pending))), answer };
  }
  const suit = view.suit === null ? '' : suit_name(view.suit);
  const named = laid.findLast((one) => one.suit !== undefined);
  if (!view.named || !named || view.named_by === null) return null;
  const args = { suit, ...card_words(named.cards.at(-1) ?? ''), ...who(view, view.named_by) };
  return { question: t('coach-why-suit', { suit }), answer: capital(t('coach-suit-named', args)) };
}

/** What a card adds to a pickup of this kind; 0 for a card of another kind. */
function adds(card: Card, kind: Pickup['kind'], view: View): number {
  const { pickup, queen } = view.rules;
  const rank = rank_of(card);
  if (kind === 'two') return rank === '2' ? pickup.two : 0;
  if (kind === 'joker') return rank === null ? pickup.joker : 0;
  return rank === 'Q' && (queen === 'all' || card === 'QS') ? pickup.queen : 0;
}

// From the last play backwards, until what was laid comes to the pickup. Plays that were forgotten meanwhile
// are told of as such.
function pickup_sum(pending: Pickup, laid: readonly Played[], view: View): string {
  const parts: string[] = [];
  let left = pending.cards;
  for (const play of laid.toReversed()) {
    const count = play.cards.reduce((sum, card) => sum + adds(card, pending.kind, view), 0);
    if (count === 0 || count > left) break;
    parts.unshift(part(play.seat, play.cards, count, view));
    left -= count;
    if (left === 0) break;
  }
  if (left > 0) parts.push(t('coach-pickup-before'));
  if (parts.length > 1) parts.push(t('coach-pickup-sum', { count: pending.cards }));
  return parts.join(' ');
}

function part(seat: number, cards: readonly Card[], count: number | null, view: View): string {
  const args = { cards: list_and(cards.map(card_short)), ...who(view, seat) };
  if (count === null) return capital(t('coach-laid', args));
  return capital(t('coach-pickup-part', { ...args, count }));
}

/** 'Play 9♥: it keeps your 8♠ for later.' */
export function advice_text({ action, reason, card }: Advice): string {
  const because = t(`reason-${reason}`, { card: card === undefined ? '' : card_short(card) });
  return t('coach-advice', { move: move_text(action), reason: because });
}

function move_text(action: Action): string {
  if (action.do !== 'play') return t(`advice-${action.do}`);
  const cards = list_and(action.cards.map(card_short));
  const move = action.suit
    ? t('advice-play-suit', { cards, suit: suit_name(action.suit) })
    : t('advice-play', { cards });
  return action.call ? t('advice-with-call', { move }) : move;
}
