// What happened, in sentences: the log, the screen reader and the captions all take them from here.

import { card_name, rank_name, suit_name } from '../../i18n/cards';
import { list_and, t } from '../../i18n';
import { refusal_text } from '../../i18n/refusals';
import type { Notice, Pending, Refused, RoundEndReason, Seat, View } from '../../protocol/messages';
import { card_list } from './words';
import { seat_after, seat_name } from './seats';
import type { Reason } from './why_not';

/** Name and person of a seat, so that a text can say 'You were' or 'Bo was'. */
function who(view: View, seat: Seat): { who: string; name: string } {
  const mine = seat === view.you;
  return { who: mine ? 'you' : 'other', name: mine ? t('you') : seat_name(view, seat) };
}

/** One sentence for what happened, from this viewer's side; null for what nobody needs to be told. */
export function sentence(notice: Notice, view: View): string | null {
  const text = event_text(notice, view);
  return text === null ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

function event_text(notice: Notice, view: View): string | null {
  switch (notice.n) {
    case 'round_dealt':
      return t('event-round_dealt', {
        round: notice.round,
        starter: card_name(notice.starter),
        ...who(view, notice.dealer),
      });
    case 'played':
      return played(notice, view);
    case 'drew':
    case 'took':
      return picked_up(notice, view);
    case 'penalty':
      return t(`event-penalty-${notice.why}`, { count: notice.count, ...who(view, notice.seat) });
    case 'passed':
    case 'called':
    case 'skipped':
    case 'ready':
      return t(`event-${notice.n}`, who(view, notice.seat));
    case 'reversed':
      return t('event-reversed', { direction: notice.direction });
    case 'pending':
      return pending_text(notice.kind, notice.cards, notice.seat, view);
    case 'recycled':
      return t('event-recycled', { stock: notice.stock });
    case 'round_over':
      return round_result(view, notice);
    case 'game_over':
      return game_result(view, notice.winners);
    case 'sat':
    case 'left':
    case 'away':
    case 'back':
    case 'host':
      return t(`event-${notice.n}`, {
        ...who(view, notice.seat),
        ...(notice.seat === view.you ? {} : { name: notice.name }),
      });
    case 'settings_changed':
      return t('event-settings_changed');
    case 'game_started':
      return t('event-game_started', { game: notice.game });
    case 'watchers':
      return null;
  }
}

function played(notice: Extract<Notice, { n: 'played' }>, view: View): string {
  const args = {
    ...who(view, notice.seat),
    cards: list_and(notice.cards.map(card_name)),
    suit: notice.suit ? suit_name(notice.suit) : '',
  };
  const text = t(notice.suit ? 'event-played-named' : 'event-played', args);
  return notice.call ? t('event-with-call', { text }) : text;
}

function picked_up(notice: Extract<Notice, { n: 'drew' | 'took' }>, view: View): string {
  const args = { count: notice.count, ...who(view, notice.seat) };
  if (!notice.cards) return t(`event-${notice.n}`, args);
  return t(`event-${notice.n}-seen`, { ...args, cards: list_and(notice.cards.map(card_name)) });
}

function pending_text(
  kind: Pending['kind'],
  cards: number | undefined,
  seat: Seat,
  view: View,
): string {
  return t('event-pending', { kind, cards: cards ?? 0, ...who(view, seat) });
}

/** How a round ended: who went out and what that scores. */
export function round_result(
  view: View,
  over: { reason: RoundEndReason; winner: Seat | null; points: number[] },
): string {
  const { reason, winner } = over;
  if (winner === null) return t('round-ended', { reason });
  const points = over.points[winner] ?? 0;
  return t('round-won', { reason, points, ...who(view, winner) });
}

/** Who won the game. */
export function game_result(view: View, winners: readonly Seat[]): string {
  const only = winners.length === 1 ? winners[0] : undefined;
  const total = view.totals[winners[0] ?? 0] ?? 0;
  if (only !== undefined) return t('game-won', { total, ...who(view, only) });
  if (winners.length === 0) return t('game-without-winner');
  const names = list_and(winners.map((seat) => who(view, seat).name));
  return t('game-shared', { total, names });
}

/** A refusal, the server's or our own, with the way out where there is one. */
export function refusal_sentence(refused: Refused | Reason, view: View): string {
  const whole: Refused = {
    t: 'refused',
    code: refused.reason,
    ...refused,
  };
  const text = refusal_text(whole, { seats: view.seats, you: view.you });
  if (refused.reason === 'not_your_turn' && is_next(view)) {
    return t('two-sentences', { one: text, two: t('you-are-next') });
  }
  const playable = refused.params['playable'];
  if (refused.reason === 'printed_suit' && Array.isArray(playable) && playable.length > 0) {
    const way_out = t('you-can-play', { cards: card_list(playable as string[]) });
    return t('two-sentences', { one: text, two: way_out });
  }
  return text;
}

function is_next(view: View): boolean {
  if (view.turn === null || view.you === null) return false;
  return seat_after(view.turn, view.seats.length, view.direction) === view.you;
}

/** 'spades in force, named by Bo', for whoever asks what lies on the table. */
export function force_text(view: View): string {
  if (view.suit === null) return '';
  const suit = suit_name(view.suit);
  if (!view.named) return t('force', { suit });
  if (view.named_by === null) return t('force-named', { suit });
  return t('force-named-by', { suit, ...who(view, view.named_by) });
}

/** What falls on whom, as the plate on the table says it: 'Pick up 4', 'Ann'. */
export function demand_text(pending: Pending): string {
  if ('cards' in pending) return t('pickup', { cards: pending.cards });
  if (pending.kind === 'cover') return t('cover', { rank: rank_name(pending.rank) });
  return t('duel', { suit: suit_name(pending.suit) });
}
