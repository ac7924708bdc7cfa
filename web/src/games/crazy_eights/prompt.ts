// The one sentence that says what to do next.

import { card_name, card_short, suit_name } from '../../i18n/cards';
import { list_and, t } from '../../i18n';
import type { Legal, Pending, View } from '../../protocol/messages';
import { rank_of, suit_of } from './cards';
import { round_result } from './phrases';
import { computer_plays_for_you, seat_after, seat_name } from './seats';
import type { Selection } from './selection';
import { card_choice, what_fits } from './words';

/** How the plate looks: it is your turn, you wait, or a pickup is on you. */
export type PromptTone = 'yours' | 'wait' | 'pickup';

export interface Prompt {
  text: string;
  tone: PromptTone;
}

const few = 4;

export function prompt_for(view: View, selection: Selection, connected: boolean): Prompt {
  if (!connected) return wait(t('prompt-reconnecting'));
  switch (view.state) {
    case 'waiting':
      return wait(t(view.you_host ? 'prompt-waiting-host' : 'prompt-waiting'));
    case 'between_rounds':
      return between_rounds(view);
    case 'game_over':
      return game_over(view);
    case 'playing':
      return playing(view, selection);
  }
}

function wait(text: string): Prompt {
  return { text, tone: 'wait' };
}

function between_rounds(view: View): Prompt {
  if (view.you === null) return wait(t('prompt-next-round-watching'));
  if (!view.ready.includes(view.you)) return { text: t('prompt-get-ready'), tone: 'yours' };
  const missing = view.seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.here && !view.ready.includes(seat) ? [holder.name] : [],
  );
  if (missing.length === 0) return wait(t('prompt-dealing'));
  return wait(t('prompt-ready-waiting', { names: list_and(missing) }));
}

function game_over(view: View): Prompt {
  if (view.you_host) return { text: t('prompt-another-game'), tone: 'yours' };
  const host = view.host === null ? null : seat_name(view, view.host);
  return wait(host === null ? t('prompt-game-over') : t('prompt-game-over-host', { name: host }));
}

function playing(view: View, selection: Selection): Prompt {
  if (view.turn === null) return wait(view.over ? round_result(view, view.over) : '');
  if (computer_plays_for_you(view)) return { text: t('prompt-computer-plays'), tone: 'yours' };
  if (view.turn !== view.you || !view.legal) return others_turn(view);
  if (selection.kind !== 'none') return { text: lifted(selection, view), tone: 'yours' };
  return view.pending ? demanded(view.pending, view.legal) : own_turn(view, view.legal);
}

function others_turn(view: View): Prompt {
  const seat = view.turn ?? 0;
  const name = seat_name(view, seat);
  const turn =
    view.pending && 'cards' in view.pending
      ? t('prompt-other-pickup', { name, cards: view.pending.cards })
      : t('prompt-other', { name });
  if (view.you === null) return wait(t('prompt-watching', { turn }));
  const count = view.seats.length;
  const after = seat_after(seat, count, view.direction);
  if (after === view.you) return wait(t('prompt-you-next', { turn }));
  return wait(t('prompt-other-next', { turn, next: seat_name(view, after) }));
}

function lifted(selection: Selection, view: View): string {
  switch (selection.kind) {
    case 'none':
      return '';
    case 'suit':
      return t('prompt-name-suit', { card: card_name(selection.card.card) });
    case 'card':
      return t('prompt-lifted', { card: card_name(selection.card.card) });
    case 'twos': {
      const cards = selection.cards.map((held) => held.card);
      const top = suit_of(cards.at(-1) ?? '');
      const held = (view.hand ?? []).filter((card) => rank_of(card) === '2').length;
      const more = held > cards.length && cards.length < (view.legal?.twos ?? 1);
      return t(more ? 'prompt-twos-more' : 'prompt-twos', {
        cards: list_and(cards.map(card_short)),
        suit: top === null ? '' : suit_name(top),
      });
    }
  }
}

function demanded(pending: Pending, legal: Legal): Prompt {
  const can_answer = legal.play.length > 0;
  if (!('cards' in pending)) {
    const args = { cards: card_choice(legal.play), kind: pending.kind };
    return { text: t(can_answer ? 'prompt-demand' : 'prompt-demand-take', args), tone: 'pickup' };
  }
  const { kind, cards } = pending;
  const answer = can_answer ? (legal.take ? 'answer' : 'must') : 'take';
  return { text: t(`prompt-pickup-${answer}`, { kind, cards }), tone: 'pickup' };
}

function own_turn(view: View, legal: Legal): Prompt {
  const text = own_turn_text(view, legal);
  return { text, tone: 'yours' };
}

function own_turn_text(view: View, legal: Legal): string {
  const playable = new Set(legal.play);
  if (playable.size === 0) {
    if (legal.draw) return t('prompt-draw', { fits: what_fits(view) });
    return t(legal.pass ? 'prompt-pass' : 'prompt-nothing');
  }
  const or_draw = legal.draw ? '-or-draw' : '';
  if (playable.size > few) return t(`prompt-play-many${or_draw}`, { count: legal.play.length });
  return t(`prompt-play${or_draw}`, { cards: card_choice(legal.play) });
}
