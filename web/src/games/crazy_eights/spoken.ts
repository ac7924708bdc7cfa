// The table in words, for accessible names and for whoever asks by key: the table, the hands, the scores.

import { card_name, suit_name } from '../../i18n/cards';
import { capital, list_and, t } from '../../i18n';
import type { Card, Seat, View } from '../../protocol/messages';
import { points_of, rank_of, type HeldCard } from './cards';
import { demand_text, force_text, game_result, round_result } from './phrases';
import { demanded_text } from './prompt';
import { far_seats, next_seat, seat_name, seat_or_you } from './seats';

/** 'Queen of spades, pickup five, can be played' */
export function card_label(card: Card, view: View, legal: boolean, fresh: boolean): string {
  const parts = [card_name(card)];
  const pickup = pickup_of(card, view);
  if (pickup > 0) parts.push(t('card-picks-up', { cards: pickup }));
  if (fresh) parts.push(t('card-fresh'));
  if (view.legal && view.turn === view.you)
    parts.push(t(legal ? 'card-can-be-played' : 'card-does-not-fit'));
  return parts.join(', ');
}

function pickup_of(card: Card, view: View): number {
  const { rules } = view;
  const rank = rank_of(card);
  if (rank === null) return rules.joker === 'names' ? rules.pickup.joker : 0;
  if (rank === '2' && rules.effect['2'] === 'pickup') return rules.pickup.two;
  const hit = rules.queen === 'all' || (rules.queen === 'spades' && card === 'QS');
  return rank === 'Q' && hit ? rules.pickup.queen : 0;
}

export interface SeatFacts {
  spoken: string;
  notes: string[];
  kind: string;
  plate: string;
  lit: boolean;
  computer: boolean;
}

/** What a seat's badge says, to the eye and aloud. */
export function seat_facts(view: View, seat: Seat): SeatFacts {
  const holder = view.seats[seat];
  const name = seat_name(view, seat);
  const count = view.counts?.[seat] ?? null;
  const playing = view.state === 'playing';
  const to_play = playing && view.turn === seat;
  const away = holder?.kind === 'person' && (!holder.here || holder.driver === 'computer');
  const driven = holder?.kind === 'person' && holder.driver === 'computer';
  const computer = holder?.kind === 'computer' || driven;
  const called = playing && view.called[seat] === true;
  const plate = playing ? last_card_plate(count, called) : '';
  const notes: string[] = [];
  if (to_play) notes.push(t('seat-to-play'));
  if (away) notes.push(t('seat-away'));
  if (view.state === 'between_rounds' && view.ready.includes(seat)) notes.push(t('seat-ready'));
  const spoken = [
    name,
    count === null ? '' : t('seat-cards', { count }),
    plate,
    driven ? t('seat-computer-plays') : computer ? t('seat-computer') : away ? t('seat-away') : '',
    to_play ? t('seat-to-play') : '',
    view.dealer === seat && playing ? t('seat-dealer') : '',
  ];
  return {
    spoken: spoken.filter((part) => part !== '').join(', '),
    notes,
    kind: holder?.kind === 'computer' && !to_play ? t('seat-computer') : '',
    plate: called ? t('seat-called') : plate,
    lit: holder?.kind !== 'empty' && !away,
    computer,
  };
}

function last_card_plate(count: number | null, called: boolean): string {
  if (count === 1) return t(called ? 'seat-last-card-called' : 'seat-last-card');
  return called ? t('seat-called') : '';
}

/** 'Clockwise · next: Ann' */
export function direction_text(view: View): string {
  const direction = t(`direction-${view.direction ?? 'clockwise'}`);
  const next = next_seat(view);
  if (next === null) return direction;
  return t('direction-next', { direction, next: seat_or_you(view, next) });
}

/** What lies on the pile and what it asks for: what everybody at the table sees. */
export function pile_text(view: View): string {
  if (view.top === null) return '';
  const force = capital(t('sentence', { text: force_text(view) }));
  return t('two-sentences', { one: t('read-top', { card: card_name(view.top) }), two: force });
}

/** Suit, top card, pickup, turn, direction, stock. */
export function table_text(view: View): string {
  if (view.state === 'game_over') return game_result(view, view.winners ?? []);
  if (view.over) return round_result(view, view.over);
  if (view.top === null) return t('read-nothing');
  const parts = [pile_text(view)];
  if (view.pending && view.turn !== null) {
    const name = seat_or_you(view, view.turn);
    parts.push(t('read-pending', { demand: demand_text(view.pending), name }));
  }
  if (view.turn !== null) {
    const mine = view.turn === view.you;
    parts.push(
      mine ? t('read-your-turn') : t('prompt-other', { name: seat_name(view, view.turn) }),
    );
  }
  parts.push(t('sentence', { text: direction_text(view) }));
  parts.push(t('read-stock', { count: view.stock ?? 0 }));
  return parts.map(capital).join(' ');
}

/** Who holds how many cards, oneself last. */
export function counts_text(view: View): string {
  const seats = far_seats(view);
  const own = view.you === null ? [] : [view.you];
  const each = [...seats, ...own].map((seat) =>
    t('read-count', { name: seat_or_you(view, seat), count: view.counts?.[seat] ?? 0 }),
  );
  return capital(t('sentence', { text: list_and(each) }));
}

/** The hand, what can be played first. */
export function hand_text(hand: readonly HeldCard[], view: View): string {
  const playable = view.turn === view.you ? (view.legal?.play ?? []) : [];
  const names = (fits: boolean): string[] =>
    hand
      .filter((held) => playable.includes(held.card) === fits)
      .map((held) => card_name(held.card));
  const [can, rest] = [names(true), names(false)];
  const parts = [];
  if (hand.length === 0) parts.push(t('sentence', { text: t('no-cards-left') }));
  if (can.length > 0) parts.push(t('read-can-play', { cards: list_and(can) }));
  if (rest.length > 0)
    parts.push(t(can.length > 0 ? 'read-others' : 'read-hand', { cards: list_and(rest) }));
  return parts.join(' ');
}

export function scores_text(view: View): string {
  const each = view.seats.map((_, seat) =>
    t('read-score', { name: capital(seat_or_you(view, seat)), total: view.totals[seat] ?? 0 }),
  );
  return t('sentence', { text: list_and(each) });
}

/** 'eight of spades 50, king of diamonds 20; together 70' */
export function left_over_text(cards: readonly Card[], view: View): string {
  if (cards.length === 0) return t('no-cards-left');
  const each = cards.map((card) => `${card_name(card)} ${points_of(card, view.rules)}`);
  const sum = cards.reduce((total, card) => total + points_of(card, view.rules), 0);
  return t('left-over', { cards: each.join(', '), sum });
}

/** 'Your turn, 6 cards, 2 can be played.' `came`: whether it goes on after a card laid or drawn. */
export function turn_text(view: View, came: 'first' | 'again' | 'still'): string {
  const { pending, legal } = view;
  const count = view.hand?.length ?? 0;
  const playable = legal?.play.length ?? 0;
  if (pending && 'cards' in pending)
    return t('say-your-turn-pickup', { count, playable, cards: pending.cards });
  if (pending && legal) return demanded_text(pending, legal, view);
  const turn = t(came === 'first' ? 'say-your-turn' : `say-your-turn-${came}`, { count, playable });
  if (playable > 0 || !(legal?.draw || legal?.pass)) return turn;
  return t('two-sentences', { one: turn, two: t(legal.draw ? 'say-draw' : 'say-pass') });
}

/** 'Spades', for the head of a badge. */
export function suit_title(suit: string): string {
  return capital(suit_name(suit));
}

/** What may be asked for by key: the table, the counts, one's hand, the scores, the last events. */
export const readings = {
  read_table: (view: View) => table_text(view),
  read_counts: (view: View) => counts_text(view),
  read_hand: (view: View, hand: readonly HeldCard[]) =>
    view.hand ? hand_text(hand, view) : t('read-no-hand'),
  read_scores: (view: View) => scores_text(view),
  read_events: (_view: View, _hand: readonly HeldCard[], latest: readonly string[]) =>
    latest.length > 0 ? latest.join(' ') : t('log-empty'),
};
