// The form of a ruleset: what a host may choose, as the server lists it.

import type { Rules, Setting, SettingOption, TableState } from '../protocol/messages';
import { axis_value, same, with_axis } from './settings';

/** The place of the option that these rules have; -1 if it is none of them. */
export function chosen_option(setting: Setting, rules: Rules): number {
  return setting.options.findIndex((option) =>
    Object.entries(option.values).every(([axis, value]) => same(axis_value(rules, axis), value)),
  );
}

/** The rules with an option chosen: all its axes together. */
export function with_option(rules: Rules, option: SettingOption | undefined): Rules {
  return Object.entries(option?.values ?? {}).reduce(
    (changed, [axis, value]) => with_axis(changed, axis, value),
    rules,
  );
}

/** Whether the setting is as the ruleset has it. */
export function is_usual(setting: Setting, rules: Rules): boolean {
  return chosen_option(setting, rules) === 0;
}

/** Whether a setting may be changed at a table in that state. */
export function may_change(when: Setting['when'] | undefined, state: TableState): boolean {
  if (state === 'playing' || when === undefined) return false;
  return state !== 'between_rounds' || when === 'between_rounds';
}

/** Whether the setting says how long the game goes: it stands with the seats, not with the house rules. */
export function is_length(setting: Setting): boolean {
  return setting.axes.includes('game_end');
}

/** The places of a setting's options, from the shortest game to the longest. */
export function by_length(setting: Setting): number[] {
  const size = (option: SettingOption): number => {
    const end = option.values['game_end'] as Rules['game_end'];
    return Number(Object.values(end)[0]);
  };
  return setting.options
    .map((option, place) => ({ place, size: size(option) }))
    .sort((a, b) => a.size - b.size)
    .map(({ place }) => place);
}
