// The settings of a table as one line, made from its rules value. The only place that words it.

import { same } from '../model/settings';
import type { GameEnd, Rules } from '../protocol/messages';
import { list_and, t } from './index';

/** The parts of the line in their order; with `usual` those that are as usual are left out (the target stays). */
export function settings_parts(rules: Rules, seats: number, usual?: Rules): string[] {
  const parts = [
    usual ? null : t('line-seats', { seats }),
    game_end_part(rules.game_end),
    usual && same(usual.effect, rules.effect) && same(usual.queen, rules.queen)
      ? null
      : specials_part(rules),
    usual && usual.queen === rules.queen ? null : queen_part(rules),
    usual && usual.answer === rules.answer ? null : t(`line-answer-${rules.answer}`),
    rules.losers_go_down ? t('line-losers-go-down') : null,
  ];
  return parts.filter((part): part is string => part !== null && part !== '');
}

/** `Newfoundland Krazy 8's · 4 seats · to 250 · 2s, J, Q, K in · only Q♠ picks up · answer or take` */
export function settings_line(name: string, rules: Rules, seats: number): string {
  return as_line([name, ...settings_parts(rules, seats)]);
}

// A part never breaks inside and keeps its dot, so that a narrow page breaks the line between parts.
function as_line(parts: string[]): string {
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}

/** The line of a row in a list: the name, the target, and what is not as usual. */
export function short_settings_line(name: string, rules: Rules, usual: Rules): string {
  return as_line([name, ...settings_parts(rules, usual.seats.default, usual)]);
}

function game_end_part(end: GameEnd): string {
  if ('target' in end) return t('line-target', { target: String(end.target) });
  if ('target_per_seat' in end)
    return t('line-target-per-seat', { target: String(end.target_per_seat) });
  return t('line-rounds', { rounds: end.hands });
}

function specials_part(rules: Rules): string {
  const cards = [
    rules.effect['2'] === 'pickup' ? t('line-twos') : null,
    rules.effect.J === 'plain' ? null : 'J',
    rules.queen === 'none' ? null : 'Q',
    rules.effect.K === 'plain' ? null : 'K',
  ].filter((card) => card !== null);
  return cards.length === 0
    ? t('line-no-specials')
    : t('line-specials', { cards: cards.join(', ') });
}

function queen_part(rules: Rules): string | null {
  return rules.queen === 'none' ? null : t(`line-queen-${rules.queen}`);
}

/** 'the twos are ordinary cards and nobody can answer': what changed, for a notice. Empty if nothing that has words. */
export function changed_parts(before: Rules, after: Rules, seats: number): string {
  const old = new Set(settings_parts(before, seats));
  return list_and(settings_parts(after, seats).filter((part) => !old.has(part)));
}
