// Settings while a host is still choosing them.

import type { Access, Level, Rules, Ruleset, SettingsChange, View } from '../protocol/messages';
import { difference } from './settings';

export interface Draft {
  seats: number;
  rules: Rules;
  access: Access;
  level: Level;
  /** Seconds for a turn; 0: no clock; null: as is usual for who may join. */
  turn_s: number | null;
}

/** What a host may choose for the turn clock. */
export const turn_times = [0, 20, 40, 90];

/** What a table has whose maker says nothing of the clock. */
export function usual_turn_time(access: Access): number {
  return access === 'public' ? 40 : 0;
}

/** A new table as the ruleset has it. */
export function usual_draft(ruleset: Ruleset): Draft {
  return {
    seats: ruleset.rules.seats.default,
    rules: ruleset.rules,
    access: 'public',
    level: 'steady',
    turn_s: null,
  };
}

/** The settings a table has now. */
export function draft_of(view: View): Draft {
  const { rules, access, level, turn_s } = view;
  return { seats: view.seats.length, rules, access, level, turn_s };
}

/** What must be sent to get from one draft to the other; null when nothing differs. */
export function draft_change(from: Draft, to: Draft): SettingsChange | null {
  const change: SettingsChange = {};
  const rules = difference(from.rules, to.rules);
  if (Object.keys(rules).length > 0) change.rules = rules;
  if (from.seats !== to.seats) change.seats = to.seats;
  if (from.access !== to.access) change.access = to.access;
  if (from.level !== to.level) change.level = to.level;
  if (to.turn_s !== null && from.turn_s !== to.turn_s) change.turn_s = to.turn_s;
  return Object.keys(change).length > 0 ? change : null;
}
