// The one sentence that says what to do next.

import { card_short, card_words, suit_name } from '../../i18n/cards';
import { capital, list_and, t } from '../../i18n';
import {
  answer_choice,
  covering_choice,
  demand_cost,
  demanded_card,
  duel_before,
} from '../../i18n/demands';
import type { Legal, Pending, View } from '../../protocol/messages';
import { rank_of, suit_of } from './cards';
import { call_goes_with, is_covering } from './chains';
import { round_result } from './phrases';
import { computer_plays_for_you, next_seat, seat_name, seat_or_you, who } from './seats';
import { lifted, type Selection } from './selection';
import { card_choice, what_fits } from './words';

/** How the plate looks: it is your turn, you wait, or something is demanded of you. */
export type PromptTone = 'yours' | 'wait' | 'demand';

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
  if (view.draining) return wait(t('prompt-draining'));
  if (view.you === null) return wait(t('prompt-next-round-watching'));
  if (!view.ready.includes(view.you)) return { text: t('prompt-get-ready'), tone: 'yours' };
  const missing = view.seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.here && !view.ready.includes(seat) ? [holder.name] : [],
  );
  if (missing.length === 0) return wait(t('prompt-dealing'));
  return wait(t('prompt-ready-waiting', { names: list_and(missing) }));
}

function game_over(view: View): Prompt {
  if (view.draining) return wait(t('prompt-game-over'));
  if (view.you_host) return { text: t('prompt-another-game'), tone: 'yours' };
  const host = view.host === null ? null : seat_name(view, view.host);
  return wait(host === null ? t('prompt-game-over') : t('prompt-game-over-host', { name: host }));
}

function playing(view: View, selection: Selection): Prompt {
  if (view.paused) return wait(t(view.you_host ? 'prompt-paused-host' : 'prompt-paused'));
  if (view.turn === null) return wait(view.over ? round_result(view, view.over) : '');
  if (computer_plays_for_you(view)) return { text: t('prompt-computer-plays'), tone: 'yours' };
  if (view.turn !== view.you || !view.legal) return others_turn(view);
  if (selection.kind !== 'none') return { text: when_lifted(selection, view), tone: 'yours' };
  if (view.pending) return { text: demanded_text(view.pending, view.legal, view), tone: 'demand' };
  return { text: own_turn_text(view, view.legal), tone: 'yours' };
}

function others_turn(view: View): Prompt {
  const name = seat_name(view, view.turn ?? 0);
  const turn = view.pending ? others_demand(view.pending, name, view) : t('prompt-other', { name });
  if (view.you === null) return wait(t('prompt-watching', { turn }));
  const after = next_seat(view);
  if (after === null) return wait(turn);
  if (after === view.you) return wait(t('prompt-you-next', { turn }));
  return wait(t('prompt-other-next', { turn, next: seat_name(view, after) }));
}

function others_demand(pending: Pending, name: string, view: View): string {
  const cards = demand_cost(pending, view.rules);
  if ('cards' in pending) return t('prompt-other-pickup', { name, cards });
  const card = card_words(demanded_card(pending));
  return t(`prompt-other-${pending.kind}`, { name, cards, ...card });
}

function when_lifted(selection: Selection, view: View): string {
  const cards = lifted(selection).map((held) => held.card);
  const last = cards.at(-1) ?? '';
  const call = call_goes_with(cards, view) ? '-call' : '';
  if (selection.kind === 'suit') return t(`prompt-name-suit${call}`, card_words(last));
  if (selection.kind === 'card') return t(`prompt-lifted${call}`, card_words(last));
  const suit = suit_of(last);
  const args = {
    cards: list_and(cards.map(card_short)),
    suit: suit === null ? '' : suit_name(suit),
  };
  if (rank_of(last) === '2' && (view.legal?.twos ?? 1) > 1) {
    const held = (view.hand ?? []).filter((card) => rank_of(card) === '2').length;
    const more = held > cards.length && cards.length < (view.legal?.twos ?? 1);
    return t(more ? 'prompt-twos-more' : 'prompt-twos', args);
  }
  return t(is_covering(last, view.rules) ? 'prompt-chain-more' : 'prompt-chain', args);
}

/** What is demanded of the viewer, who is to move. */
export function demanded_text(pending: Pending, legal: Legal, view: View): string {
  const can_answer = legal.play.length > 0;
  const cards = demand_cost(pending, view.rules);
  switch (pending.kind) {
    case 'cover': {
      const args = { cards, ...card_words(demanded_card(pending)) };
      if (!can_answer) return t('prompt-cover-take', args);
      return t('prompt-cover', { ...args, covers: covering_choice(pending, view.rules) });
    }
    case 'duel': {
      const before = duel_before(pending);
      return t(can_answer ? 'prompt-duel' : 'prompt-duel-take', {
        ...who(view, before.seat),
        name: capital(seat_or_you(view, before.seat)),
        ...card_words(before.card, 'before'),
        ...card_words(demanded_card(pending)),
        cards,
      });
    }
    default: {
      const answer = can_answer ? (legal.take ? 'answer' : 'must') : 'take';
      const answers = answer_choice(pending.kind, view.rules);
      return t(`prompt-pickup-${answer}`, { kind: pending.kind, cards, answers });
    }
  }
}

function own_turn_text(view: View, legal: Legal): string {
  const playable = new Set(legal.play);
  const ends = legal.draw && view.rules.draw === 'one_then_end' ? '-ends' : '';
  if (playable.size === 0) {
    if (legal.draw) return t(`prompt-draw${ends}`, { fits: what_fits(view) });
    return t(legal.pass ? 'prompt-pass' : 'prompt-nothing');
  }
  const or_draw = legal.draw ? `-or-draw${ends}` : '';
  if (playable.size > few) return t(`prompt-play-many${or_draw}`, { count: playable.size });
  return t(`prompt-play${or_draw}`, { cards: card_choice(legal.play) });
}
