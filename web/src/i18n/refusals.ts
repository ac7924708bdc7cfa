// A refusal as one sentence. The server names the reason and its particulars; the words are ours.

import type { Pending, Refused, Rules, Seat, SeatView } from '../protocol/messages';
import { another_rank, card_short, card_words, rank_name, rank_plural, suit_name } from './cards';
import { answer_choice, covering_choice, demanded_card } from './demands';
import { capital, has_text, list_or, t, type TextArgs } from './index';

/** Who sits where, so that sentences can name them, and by which rules they play; empty away from a table. */
export interface Who {
  seats: SeatView[];
  you: Seat | null;
  rules?: Rules;
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
  return capital(text);
}

function words_for(refused: Refused, who: Who): string {
  const args = refusal_args(refused.params, who);
  const id = `refused-${refused.reason}`;
  const fitting = `${id}${variant(refused, args, who.rules)}`;
  for (const known of [fitting, id]) if (has_text(known)) return t(known, args);
  const by_code = `refused-${refused.code}`;
  return has_text(by_code) ? t(by_code, args) : t('refused-unknown');
}

// Some reasons have several sentences: by what was laid, what is held, and the rules of the table.
function variant(refused: Refused, args: TextArgs, rules: Rules | undefined): string {
  const with_joker = refused.params['card'] === 'XX' ? '-joker' : '';
  switch (refused.reason) {
    case 'no_match':
      return with_joker || `${args['named_by'] ? '-named' : ''}${args['playable'] ? '' : '-none'}`;
    case 'eight_on_eight':
      return rules && rules.joker !== 'none' ? '-joker' : '';
    case 'draw_have_play':
    case 'pass_have_play':
      return args['playable'] ? '' : '-some';
    case 'bad_value':
      return args['problem'] ? '' : '-plain';
    case 'demand':
      return args['demand'] ? `-${String(args['demand'])}` : '';
    case 'one_card_only':
      return rules ? one_card_variant(rules) : '';
    case 'too_late':
      return rules?.last_card === 'off' ? '-off' : '';
    default:
      return '';
  }
}

function one_card_variant(rules: Rules): string {
  if (Object.values(rules.effect).includes('cover')) return '-chains';
  return rules.effect['2'] === 'pickup' && rules.twos_per_turn > 1 ? '-twos' : '';
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
    if (value === 'XX') return card_words(value);
    const fits_on = {
      card_suit: suit_name(value.charAt(1)),
      another_rank: another_rank(value[0] ?? ''),
    };
    return { ...card_words(value), ...fits_on };
  }
  if (key === 'suit' || key === 'printed') return { [key]: suit_name(String(value)) };
  if (key === 'rank') return { rank: rank_name(String(value)), ranks: rank_plural(String(value)) };
  if (key === 'turn' || key === 'named_by')
    return { [key]: value === who.you ? t('you') : seat_name(who.seats, Number(value)) };
  if ((key === 'playable' || key === 'first') && Array.isArray(value))
    return value.length > 0
      ? { [key]: list_or(value.map((card) => card_short(String(card)))) }
      : {};
  if (key === 'pending') return demand_words(value as Pending, who.rules);
  if (key === 'kind' && who.rules)
    return { kind: String(value), answers: answer_choice(String(value), who.rules) };
  if (key === 'field') return { field: field_name(String(value)) };
  if (typeof value === 'number' || typeof value === 'string') return { [key]: value };
  return {};
}

function demand_words(pending: Pending, rules: Rules | undefined): TextArgs {
  if (pending.kind !== 'cover' && pending.kind !== 'duel') return {};
  const wanted = card_words(demanded_card(pending), 'wanted');
  if (pending.kind === 'duel') return { demand: 'duel', ...wanted };
  return rules
    ? { demand: 'cover', ...wanted, covers: capital(covering_choice(pending, rules)) }
    : {};
}

// A field is one of our own, or an axis of the rules, whose name is the title of its setting.
function field_name(field: string): string {
  const id = field.replaceAll('.', '-');
  if (has_text(`field-${id}`)) return t(`field-${id}`);
  const [axis = '', entry] = field.split('.');
  if (axis === 'effect' && entry) return rank_plural(entry);
  return has_text(`setting-${id}`) ? t(`setting-${id}`) : field;
}
