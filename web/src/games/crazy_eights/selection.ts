// Which cards are lifted before they are played, and what a tap does to them. Pure: a tap gives a new
// selection, or an action to send. A card that does not fit is sent as well: the server says why not.

import type { Action, Suit, View } from '../../protocol/messages';
import { rank_of, type HeldCard } from './cards';
import { call_goes_with, covers, hand_without, has_chains, is_covering } from './chains';

export type Selection =
  | { kind: 'none' }
  /** One card, lifted; a second tap plays it. */
  | { kind: 'card'; cards: [HeldCard] }
  /** An eight or a naming joker, alone or at the end of a chain, that waits for its suit. Nothing has been sent. */
  | { kind: 'suit'; cards: HeldCard[] }
  /** Cards in the order in which they will be laid: twos, or a chain of which each covers the one before. */
  | { kind: 'several'; cards: HeldCard[] };

export const nothing: Selection = { kind: 'none' };

export interface Tapped {
  selection: Selection;
  play?: Action;
}

/** The cards that are lifted, in the order in which they will be laid. */
export function lifted(selection: Selection): readonly HeldCard[] {
  return selection.kind === 'none' ? [] : selection.cards;
}

/** What a tap on a card of the hand does; `at_once` for those who play with one tap. */
export function tap(selection: Selection, held: HeldCard, view: View, at_once = false): Tapped {
  const my_turn = view.turn !== null && view.turn === view.you;
  const playable = my_turn ? (view.legal?.play ?? []) : [];
  const gathered = my_turn ? gather(selection, held, view) : null;
  if (gathered) return gathered;
  const one: Selection = { kind: 'card', cards: [held] };
  if (!playable.includes(held.card)) {
    return { selection: nothing, play: { do: 'play', cards: [held.card] } };
  }
  if (is_selected(selection, held.key)) return played(one, view);
  if (view.legal?.name_suit.includes(held.card)) {
    return { selection: { kind: 'suit', cards: [held] } };
  }
  return at_once ? played(one, view) : { selection: one };
}

function played(selection: Selection, view: View): Tapped {
  const play = play_of(selection, view);
  return play ? { selection: nothing, play } : { selection };
}

/** What pulling a card up to the pile does: it is played at once, together with what is lifted if it is one of that. */
export function pull(selection: Selection, held: HeldCard, view: View): Tapped {
  if (is_selected(selection, held.key)) return played(selection, view);
  const playable = view.turn === view.you ? (view.legal?.play ?? []) : [];
  if (!playable.includes(held.card)) {
    return { selection: nothing, play: { do: 'play', cards: [held.card] } };
  }
  if (view.legal?.name_suit.includes(held.card)) {
    return { selection: { kind: 'suit', cards: [held] } };
  }
  return played({ kind: 'card', cards: [held] }, view);
}

/** A tap that adds a card to others or takes it away; null for an ordinary tap. */
function gather(selection: Selection, held: HeldCard, view: View): Tapped | null {
  const picked = selection.kind === 'card' ? [] : lifted(selection);
  const at = picked.findIndex((other) => other.key === held.key);
  if (at >= 0) return { selection: taken_back(picked, at, view) };
  if (rank_of(held.card) === '2' && stacks(view)) return another_two(picked, held, view);
  if (has_chains(view.rules)) return another_link(picked, held, view);
  return null;
}

// A chain ends before the card that is taken back; twos only need a first that fits.
function taken_back(picked: readonly HeldCard[], at: number, view: View): Selection {
  const twos =
    picked.length > 1 && stacks(view) && picked.every((one) => rank_of(one.card) === '2');
  const rest = twos ? picked.filter((_, i) => i !== at) : picked.slice(0, at);
  const first = rest[0];
  const fits = first !== undefined && (view.legal?.play.includes(first.card) ?? false);
  return fits ? { kind: 'several', cards: rest } : nothing;
}

/** Whether several twos may be picked: the ruleset stacks them, and more than one is held. */
function stacks(view: View): boolean {
  const twos = (view.hand ?? []).filter((card) => rank_of(card) === '2').length;
  return (view.legal?.twos ?? 1) > 1 && twos > 1;
}

function another_two(picked: readonly HeldCard[], held: HeldCard, view: View): Tapped | null {
  const first = picked[0] ?? held;
  if (!view.legal?.play.includes(first.card)) return null;
  const cards = [...picked, held];
  const selection: Selection = { kind: 'several', cards };
  return cards.length > view.legal.twos ? played(selection, view) : { selection };
}

function another_link(picked: readonly HeldCard[], held: HeldCard, view: View): Tapped | null {
  const last = picked.at(-1);
  if (last && is_covering(last.card, view.rules) && covers(held.card, last.card)) {
    const cards = [...picked, held];
    return { selection: { kind: waits_for_suit(cards, view) ? 'suit' : 'several', cards } };
  }
  const rest = hand_without(view.hand ?? [], [held.card]);
  const starts = is_covering(held.card, view.rules) && view.legal?.play.includes(held.card);
  const goes_on = rest.some((card) => covers(card, held.card));
  return starts && goes_on ? { selection: { kind: 'several', cards: [held] } } : null;
}

// A chain that goes out needs no suit; one that is not called does not go out.
function waits_for_suit(chain: readonly HeldCard[], view: View): boolean {
  const last = chain.at(-1)?.card ?? '';
  const names = rank_of(last) === '8' || (rank_of(last) === null && view.rules.joker === 'names');
  const goes_out =
    chain.length === view.hand?.length && view.you !== null && view.called[view.you] === true;
  return names && !goes_out;
}

/** The play that a selection stands for, with its call; null while nothing is lifted or a suit is missing. */
export function play_of(
  selection: Selection,
  view: View,
  { suit, call = true }: { suit?: Suit | undefined; call?: boolean } = {},
): Action | null {
  const cards = lifted(selection).map((held) => held.card);
  if (cards.length === 0 || (selection.kind === 'suit' && !suit)) return null;
  const named = selection.kind === 'suit' && suit ? { suit } : {};
  const called = call && call_goes_with(cards, view) ? { call } : {};
  return { do: 'play', cards, ...named, ...called };
}

/** The order number of a card that goes down with others, from 1; 0 for every other card. */
export function order_of(selection: Selection, key: string): number {
  const cards = lifted(selection);
  if (selection.kind !== 'several' && cards.length < 2) return 0;
  return cards.findIndex((held) => held.key === key) + 1;
}

export function is_selected(selection: Selection, key: string): boolean {
  return lifted(selection).some((held) => held.key === key);
}

/** What remains of a selection when the view has changed: nothing, unless its cards may still be laid. */
export function still_valid(selection: Selection, view: View, hand: HeldCard[]): Selection {
  const cards = lifted(selection);
  const first = cards[0];
  if (!first) return selection;
  const held = cards.every((one) => hand.some((other) => other.key === one.key));
  const fits = view.turn === view.you && (view.legal?.play.includes(first.card) ?? false);
  return held && fits ? selection : nothing;
}
