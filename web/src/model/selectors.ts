// Questions about a view. Nothing here computes rules: what may be played is what the server says.

import type { Card, Seat, View } from '../protocol/messages';

/** Whether this viewer is to move. */
export function is_my_turn(view: View): boolean {
  return view.state === 'playing' && view.turn !== null && view.turn === view.you;
}

/** Whether the card may be laid now (as the first of a play). */
export function playable(view: View, card: Card): boolean {
  return view.legal?.play.includes(card) ?? false;
}

/** Whether the card needs a suit to be named with it. */
export function must_name_suit(view: View, card: Card): boolean {
  return view.legal?.name_suit.includes(card) ?? false;
}

/** Whether nothing but picking up or answering is possible now. */
export function must_settle(view: View): boolean {
  return is_my_turn(view) && view.pending !== null;
}

/** The seat that moves after the one to move, if nothing skips or turns; null while nobody is to move. */
export function next_actor(view: View): Seat | null {
  if (view.turn === null) return null;
  const step = view.direction === 'anticlockwise' ? view.seats.length - 1 : 1;
  return (view.turn + step) % view.seats.length;
}

/** Whether a round is under way. */
export function in_round(view: View): boolean {
  return view.state === 'playing';
}

/** Whether this viewer has a seat that the computer plays for now. */
export function driven_by_computer(view: View): boolean {
  const seat = view.you === null ? undefined : view.seats[view.you];
  return seat?.kind === 'person' && seat.driver === 'computer';
}

/** The seats nobody has taken. */
export function empty_seats(view: View): Seat[] {
  return view.seats.flatMap((seat, index) => (seat.kind === 'empty' ? [index] : []));
}

/** The seats this viewer may take now: empty ones, and a computer's while no round is under way. */
export function seats_to_take(view: View): Seat[] {
  if (view.you !== null) return [];
  const computers = !in_round(view);
  return view.seats.flatMap((seat, index) =>
    seat.kind === 'empty' || (computers && seat.kind === 'computer') ? [index] : [],
  );
}
