// Which cards are lifted before they are played, and what a tap does to them. Pure: a tap gives a new
// selection, an action to send, or the reason why the card cannot be laid.

import type { Action, Suit, View } from '../../protocol/messages';
import { rank_of, type HeldCard } from './cards';
import { why_not_now, why_not_play, type Reason } from './why_not';

export type Selection =
  | { kind: 'none' }
  /** One card, lifted; a second tap plays it. */
  | { kind: 'card'; card: HeldCard }
  /** An eight (or naming joker) that waits for its suit. Nothing has been sent. */
  | { kind: 'suit'; card: HeldCard }
  /** Twos in the order in which they will be laid; the last comes out on top. */
  | { kind: 'twos'; cards: HeldCard[] };

export const nothing: Selection = { kind: 'none' };

export interface Tapped {
  selection: Selection;
  play?: Action;
  refused?: Reason;
}

/** Whether several twos may be picked: the ruleset stacks them, and more than one is held. */
function stacking(view: View): boolean {
  const twos = (view.hand ?? []).filter((card) => rank_of(card) === '2').length;
  return (view.legal?.twos ?? 1) > 1 && twos > 1;
}

export function tap(selection: Selection, held: HeldCard, view: View, at_once = false): Tapped {
  const legal = view.legal;
  const now = why_not_now(view);
  if (now || !legal) {
    return { selection: nothing, refused: now ?? why_not_play(held.card, view) };
  }
  if (rank_of(held.card) === '2' && stacking(view)) return tap_two(selection, held, view);
  if (selection.kind === 'card' && selection.card.key === held.key) {
    return { selection: nothing, play: { do: 'play', cards: [held.card] } };
  }
  if (selection.kind === 'suit' && selection.card.key === held.key) {
    return { selection: nothing };
  }
  if (!legal.play.includes(held.card)) {
    return { selection: nothing, refused: why_not_play(held.card, view) };
  }
  if (legal.name_suit.includes(held.card)) return { selection: { kind: 'suit', card: held } };
  if (at_once) return { selection: nothing, play: { do: 'play', cards: [held.card] } };
  return { selection: { kind: 'card', card: held } };
}

function tap_two(selection: Selection, held: HeldCard, view: View): Tapped {
  const picked = selection.kind === 'twos' ? selection.cards : [];
  const most = view.legal?.twos ?? 1;
  if (picked.some((other) => other.key === held.key)) {
    const rest = picked.filter((other) => other.key !== held.key);
    const first = rest[0];
    const still_fits = first !== undefined && view.legal?.play.includes(first.card);
    return { selection: still_fits ? { kind: 'twos', cards: rest } : nothing };
  }
  if (picked.length === 0 && !view.legal?.play.includes(held.card)) {
    return { selection: nothing, refused: why_not_play(held.card, view) };
  }
  if (picked.length >= most) {
    return { selection, refused: { reason: 'twos_max', params: { max: most } } };
  }
  return { selection: { kind: 'twos', cards: [...picked, held] } };
}

/** The play that a selection stands for; null while nothing is lifted or a suit is missing. */
export function play_of(selection: Selection, suit?: Suit): Action | null {
  switch (selection.kind) {
    case 'none':
      return null;
    case 'card':
      return { do: 'play', cards: [selection.card.card] };
    case 'suit':
      return suit ? { do: 'play', cards: [selection.card.card], suit } : null;
    case 'twos':
      return { do: 'play', cards: selection.cards.map((held) => held.card) };
  }
}

/** The order number of a lifted two, from 1; 0 for every other card. */
export function order_of(selection: Selection, key: string): number {
  if (selection.kind !== 'twos') return 0;
  return selection.cards.findIndex((held) => held.key === key) + 1;
}

export function is_selected(selection: Selection, key: string): boolean {
  if (selection.kind === 'none') return false;
  if (selection.kind === 'twos') return order_of(selection, key) > 0;
  return selection.card.key === key;
}

/** What remains of a selection when the view has changed: nothing, unless its cards may still be laid. */
export function still_valid(selection: Selection, view: View, hand: HeldCard[]): Selection {
  if (selection.kind === 'none') return selection;
  const cards = selection.kind === 'twos' ? selection.cards : [selection.card];
  const first = cards[0];
  const held = cards.every((one) => hand.some((other) => other.key === one.key));
  const legal = first !== undefined && (view.legal?.play.includes(first.card) ?? false);
  return held && legal ? selection : nothing;
}
