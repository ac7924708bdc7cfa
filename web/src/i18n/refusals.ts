// A refusal as one sentence. The server names the reason and its particulars; the words are ours.

import type { Refused, Seat, SeatView } from '../protocol/messages';
import {
  card_name,
  card_with_article,
  card_short,
  rank_name,
  rank_plural,
  suit_name,
} from './cards';
import { has_text, list_or, t, type TextArgs } from './index';

/** Who sits where, so that sentences can name them; empty away from a table. */
export interface Who {
  seats: SeatView[];
  you: Seat | null;
}

const nobody: Who = { seats: [], you: null };

/** The name of whoever sits at `seat`; 'you' is for the caller to say. */
export function seat_name(seats: SeatView[], seat: Seat): string {
  const there = seats[seat];
  if (!there || there.kind === 'empty') return t('seat-number', { number: seat + 1 });
  return there.name;
}

/** The sentence for a refusal. Reasons we do not know get a plain one that says nothing was done. */
export function refusal_text(refused: Refused, who: Who = nobody): string {
  const text = words_for(refused, who);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words_for(refused: Refused, who: Who): string {
  const id = `refused-${refused.reason}`;
  const args = refusal_args(refused.params, who);
  if (refused.reason === 'no_match') return t(no_match_id(args), args);
  if (refused.reason === 'draw_have_play' || refused.reason === 'pass_have_play')
    return t(args['playable'] ? id : `${id}-some`, args);
  if (refused.reason === 'bad_value') return t(args['problem'] ? id : `${id}-plain`, args);
  if (has_text(id)) return t(id, args);
  const by_code = `refused-${refused.code}`;
  return has_text(by_code) ? t(by_code, args) : t('refused-unknown');
}

function no_match_id(args: TextArgs): string {
  const named = args['named_by'] ? '-named' : '';
  const playable = args['playable'] ? '' : '-none';
  return `refused-no_match${named}${playable}`;
}

// Every param becomes text that can stand in a sentence: cards and suits as words, seats as names.
function refusal_args(params: Record<string, unknown>, who: Who): TextArgs {
  const args: TextArgs = {};
  for (const [key, value] of Object.entries(params)) Object.assign(args, words_of(key, value, who));
  return args;
}

function words_of(key: string, value: unknown, who: Who): TextArgs {
  if (value === null || value === undefined) return {};
  if (key === 'card' && typeof value === 'string') {
    const rank = value === 'XX' ? 'joker' : value.charAt(0);
    const own = value === 'XX' ? {} : { card_suit: suit_name(value.charAt(1)) };
    const fits =
      value === 'XX' ? {} : { card_rank: rank_name(rank), card_ranks: rank_plural(rank) };
    return { card: card_name(value), a_card: card_with_article(value), ...own, ...fits };
  }
  if (key === 'suit' || key === 'printed') return { [key]: suit_name(String(value)) };
  if (key === 'rank') return { rank: rank_name(String(value)), ranks: rank_plural(String(value)) };
  if (key === 'turn' || key === 'named_by')
    return { [key]: value === who.you ? t('you') : seat_name(who.seats, Number(value)) };
  if ((key === 'playable' || key === 'first') && Array.isArray(value))
    return value.length > 0
      ? { [key]: list_or(value.map((card) => card_short(String(card)))) }
      : {};
  if (key === 'field') return { field: field_name(String(value)) };
  if (typeof value === 'number' || typeof value === 'string') return { [key]: value };
  return {};
}

function field_name(field: string): string {
  const id = `field-${field.replaceAll('.', '-')}`;
  return has_text(id) ? t(id) : field;
}
