// Who sits where, as one viewer sees the ring of seats.

import { t } from '../../i18n';
import type { Direction, Seat, View } from '../../protocol/messages';

/** The name of a seat's holder; an empty seat is called so. */
export function seat_name(view: View, seat: Seat): string {
  const holder = view.seats[seat];
  if (!holder || holder.kind === 'empty') return t('seat-number', { number: seat + 1 });
  return holder.name;
}

/** 'you' for the viewer's own seat, else the name. */
export function seat_or_you(view: View, seat: Seat): string {
  return seat === view.you ? t('you') : seat_name(view, seat);
}

/** Name and person of a seat, so that a text can say 'You were' or 'Bo was'. */
export function who(view: View, seat: Seat): { who: string; name: string } {
  return { who: seat === view.you ? 'you' : 'other', name: seat_or_you(view, seat) };
}

/** The seat at the bottom of the screen: one's own, or seat 0 for those who watch. */
export function near_seat(view: View): Seat {
  return view.you ?? 0;
}

/** The seats across the table: clockwise from one's own left; for those who watch every seat. */
export function far_seats(view: View): Seat[] {
  const count = view.seats.length;
  if (view.you === null) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, i) => (near_seat(view) + 1 + i) % count);
}

/** The seat after `seat` in the direction of play. */
export function seat_after(seat: Seat, count: number, direction: Direction | null): Seat {
  const step = direction === 'anticlockwise' ? count - 1 : 1;
  return (seat + step) % count;
}

/** Who moves after the seat to move, if nothing skips or turns; null while nobody knows, as in a duel. */
export function next_seat(view: View): Seat | null {
  if (view.turn === null || view.pending?.kind === 'duel') return null;
  return seat_after(view.turn, view.seats.length, view.direction);
}

/** Whether the computer plays on the viewer's own seat. */
export function computer_plays_for_you(view: View): boolean {
  const mine = view.you === null ? undefined : view.seats[view.you];
  return mine?.kind === 'person' && mine.driver === 'computer';
}

/** Where place `step` of `count` lies on the table's ellipse, in percent of its box; 0 is the bottom, then clockwise. */
export function ring_place(step: number, count: number): { x: number; y: number; turn: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / count;
  return {
    x: 50 + 41 * Math.cos(angle),
    y: 50 + 38 * Math.sin(angle),
    turn: (Math.atan2(Math.cos(angle) * 0.6, -Math.sin(angle)) * 180) / Math.PI,
  };
}
