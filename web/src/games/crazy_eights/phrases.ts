// What happened, in sentences: the log, the screen reader and the captions all take them from here.

import { cards_words, card_words, suit_name } from '../../i18n/cards';
import { demanded_card } from '../../i18n/demands';
import { capital, list_and, t } from '../../i18n';
import { refusal_text } from '../../i18n/refusals';
import { say } from '../../i18n/sentences';
import type {
  Direction,
  Notice,
  Pending,
  Refused,
  RoundEndReason,
  Seat,
  View,
  Sentence,
} from '../../protocol/messages';
import { card_list } from './words';
import { rank_of } from './cards';
import { next_seat, seat_after, seat_name, seat_or_you, who } from './seats';

/** One sentence for what happened, from this viewer's side; null for what nobody needs to be told. */
export function sentence(notice: Notice, view: View): string | null {
  const text = event_text(notice, view);
  return text === null ? null : capital(text);
}

function event_text(notice: Notice, view: View): string | null {
  switch (notice.n) {
    case 'round_dealt':
      return t('event-round_dealt', {
        round: notice.round,
        ...card_words(notice.starter, 'starter'),
        ...who(view, notice.dealer),
      });
    case 'played':
      return played(notice, view);
    case 'drew':
    case 'took':
      return picked_up(notice, view);
    case 'penalty':
      return penalty(notice, view);
    case 'passed':
    case 'called':
    case 'skipped':
    case 'ready':
      return t(`event-${notice.n}`, who(view, notice.seat));
    case 'reversed':
      return reversed(notice.direction, view);
    case 'pending':
      return pending_text(notice, notice.seat, view);
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
    case 'out_of_time':
    case 'asked_coach':
    case 'removed':
    case 'host':
      return t(`event-${notice.n}`, {
        ...who(view, notice.seat),
        ...(notice.seat === view.you ? {} : { name: notice.name }),
      });
    case 'paused':
      return t(notice.paused ? 'event-paused' : 'event-resumed');
    case 'settings_changed':
      return settings_changed(notice.line);
    case 'game_started':
      return t('event-game_started', { game: notice.game });
    case 'watchers':
      return null;
  }
}

// Which way that is one hears best from who comes after oneself.
function reversed(direction: Direction, view: View): string {
  if (view.you === null) return t('event-reversed', { direction });
  const next = seat_name(view, seat_after(view.you, view.seats.length, direction));
  return t('event-reversed-next', { direction, next });
}

function settings_changed(line: readonly Sentence[]): string {
  if (line.length === 0) return t('event-settings_changed');
  return t('event-settings_changed-line', { line: list_and(line.map(say)) });
}

function played(notice: Extract<Notice, { n: 'played' }>, view: View): string {
  const args = {
    ...who(view, notice.seat),
    ...cards_words(notice.cards),
    suit: notice.suit ? suit_name(notice.suit) : '',
  };
  const text = t(notice.suit ? 'event-played-named' : 'event-played', args);
  return notice.call ? t('event-with-call', { text }) : text;
}

function picked_up(notice: Extract<Notice, { n: 'drew' | 'took' }>, view: View): string {
  const args = { count: notice.count, ...who(view, notice.seat) };
  if (!notice.cards) return t(`event-${notice.n}`, args);
  return t(`event-${notice.n}-seen`, { ...args, ...cards_words(notice.cards) });
}

// An uncalled last card either costs cards at once, or does not end the round.
function penalty(notice: Extract<Notice, { n: 'penalty' }>, view: View): string {
  const barred = notice.why === 'no_call' && view.rules.last_card === 'bars_going_out';
  const args = { count: notice.count, ...who(view, notice.seat) };
  return t(`event-penalty-${notice.why}${barred ? '-barred' : ''}`, args);
}

function pending_text(pending: Pending, seat: Seat, view: View): string {
  if ('cards' in pending) return t('event-pending', { cards: pending.cards, ...who(view, seat) });
  const card = card_words(demanded_card(pending));
  return t(`event-pending-${pending.kind}`, { ...card, ...who(view, seat) });
}

/** How a round ended: who went out and what that scores. */
export function round_result(
  view: View,
  over: { reason: RoundEndReason; winner: Seat | null; points: number[] },
): string {
  const { reason, winner } = over;
  const pays = view.rules.scoring === 'each_pays' ? '-pays' : '';
  if (reason === 'abandoned' || reason === 'voided') return t('round-ended', { reason });
  if (winner === null) {
    const blocked = reason === 'blocked' || reason === 'repetition';
    return t(`round-ended${pays || (blocked ? '-shared' : '')}`, { reason });
  }
  if (counts_double(view, reason)) return t('round-won-double', who(view, winner));
  const points = over.points[winner] ?? 0;
  return t(`round-won${pays}`, { reason, points, ...who(view, winner) });
}

/** Whether the round ended on an eight that makes everybody else pay double. */
export function counts_double(view: View, reason: RoundEndReason): boolean {
  const eight = view.top !== null && rank_of(view.top) === '8';
  return reason === 'out' && eight && view.rules.last_eight_factor > 1;
}

/** Who won the game. */
export function game_result(view: View, winners: readonly Seat[]): string {
  const only = winners.length === 1 ? winners[0] : undefined;
  const total = view.totals[winners[0] ?? 0] ?? 0;
  const lowest = view.rules.scoring === 'each_pays' ? '-lowest' : '';
  if (only !== undefined) return t(`game-won${lowest}`, { total, ...who(view, only) });
  if (view.over?.reason === 'abandoned') return t('game-abandoned');
  if (winners.length === 0) return t('game-without-winner');
  const names = list_and(winners.map((seat) => seat_or_you(view, seat)));
  return t(`game-shared${lowest}`, { total, names });
}

/** Whether the game goes on only because the lowest total is shared. */
export function is_tied(view: View): boolean {
  const { rules, totals } = view;
  if (view.state !== 'between_rounds' || rules.lowest_tie !== 'another_hand') return false;
  const target = 'target' in rules.game_end ? rules.game_end.target : Infinity;
  return Math.max(...totals) >= target;
}

/** A refusal of the server's, with the way out where there is one. */
export function refusal_sentence(refused: Refused, view: View): string {
  const text = refusal_text(refused, view);
  if (refused.reason === 'not_your_turn' && next_seat(view) === view.you) {
    return t('two-sentences', { one: text, two: t('you-are-next') });
  }
  const playable = refused.params['playable'];
  if (refused.reason === 'printed_suit' && Array.isArray(playable) && playable.length > 0) {
    const way_out = t('you-can-play', { cards: card_list(playable as string[]) });
    return t('two-sentences', { one: text, two: way_out });
  }
  return text;
}

/** 'spades in force, named by Bo', for whoever asks what lies on the table. */
export function force_text(view: View): string {
  if (view.suit === null) return '';
  if (view.suit === 'any') return t('force-any');
  const suit = suit_name(view.suit);
  if (!view.named) return t('force', { suit });
  if (view.named_by === null) return t('force-named', { suit });
  return t('force-named-by', { suit, ...who(view, view.named_by) });
}

/** What is demanded: 'Pick up 4', 'Cover ace of hearts'; with the card in short for the plate on the table. */
export function demand_text(pending: Pending, words = card_words): string {
  if ('cards' in pending) return t('pickup', { cards: pending.cards });
  return t(pending.kind, words(demanded_card(pending)));
}
