// What the board shows of a view and its notices: the hand card by card, the log, and which cards are new.

import type { NoticeBatch } from '../../model/board';
import type { View } from '../../protocol/messages';
import { held_cards, type HeldCard } from './cards';
import { sentence } from './phrases';
import type { Play } from './play.svelte';
import { is_selected, order_of } from './selection';
import { card_label } from './spoken';

const fresh_ms = 2000;

/** Everything that happened, in sentences, newest last. */
export function log_of(
  notices: readonly NoticeBatch[],
  view: View,
): { id: string; text: string }[] {
  return notices.flatMap((batch) =>
    batch.notices.flatMap((notice, i) => {
      const text = sentence(notice, view);
      return text === null ? [] : [{ id: `${batch.seq}/${i}`, text }];
    }),
  );
}

/** The cards of the hand as they are drawn. */
export function shown_hand(
  hand: readonly HeldCard[],
  view: View,
  play: Play,
  fresh: readonly string[],
) {
  return hand.map(({ key, card }) => {
    const legal = view.turn === view.you && (view.legal?.play.includes(card) ?? false);
    return {
      key,
      card,
      label: card_label(card, view, legal, fresh.includes(key)),
      legal,
      selected: is_selected(play.selection, key),
      order: order_of(play.selection, key),
      fresh: fresh.includes(key),
      shakes: play.shakes[key] ?? 0,
    };
  });
}

/** The cards that have just come into the hand: marked for a moment. */
export class FreshCards {
  keys = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Compares two views of one round. */
  follow(before: View | null, now: View): void {
    if (!before?.hand || !now.hand || now.round !== before.round) return;
    const held = held_cards(before.hand).map(({ key }) => key);
    const added = held_cards(now.hand).filter(({ key }) => !held.includes(key));
    if (added.length === 0) return;
    this.keys = added.map(({ key }) => key);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.keys = []), fresh_ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
