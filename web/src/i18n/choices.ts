// What a host may choose, in the words of the rules page.

import type { GameEnd } from '../protocol/messages';
import { has_text, t } from './index';

export interface ChoiceText {
  /** 'Every queen'. */
  label: string;
  /** What it does to the game; empty where the label says it all. */
  about: string;
}

/** The heading of an axis: 'Queens'. An axis without words shows its own name. */
export function axis_title(axis: string): string {
  const id = `axis-${text_key(axis)}`;
  return has_text(id) ? t(id) : axis;
}

/** One value of an axis in words. */
export function choice_text(axis: string, value: unknown): ChoiceText {
  if (axis === 'game_end') return { label: game_end_label(value as GameEnd), about: '' };
  const id = `choice-${text_key(axis)}-${String(value)}`;
  if (!has_text(id)) return { label: JSON.stringify(value), about: '' };
  const about = `${id}-about`;
  return { label: t(id), about: has_text(about) ? t(about) : '' };
}

/** Whether the value is the axis's 'off': what a switch shows as off. */
export function is_off(value: unknown): boolean {
  return value === false || value === 'plain' || value === 'off' || value === 'none';
}

function game_end_label(end: GameEnd): string {
  if ('target' in end) return String(end.target);
  if ('target_per_seat' in end) return t('choice-per-seat', { target: end.target_per_seat });
  return t('choice-rounds', { rounds: end.hands });
}

function text_key(axis: string): string {
  return axis.replaceAll('.', '-');
}
