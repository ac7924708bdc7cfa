// Settings while a host is still choosing them.

import type { Access, Level, Rules, Ruleset, SettingsChange, View } from '../protocol/messages';
import { difference } from './settings';

export interface Draft {
  seats: number;
  rules: Rules;
  access: Access;
  level: Level;
}

/** A new table as the ruleset has it. */
export function usual_draft(ruleset: Ruleset): Draft {
  return {
    seats: ruleset.rules.seats.default,
    rules: ruleset.rules,
    access: 'public',
    level: 'steady',
  };
}

/** The settings a table has now. */
export function draft_of(view: View): Draft {
  const { rules, access, level } = view;
  return { seats: view.seats.length, rules, access, level };
}

/** What must be sent to get from one draft to the other; null when nothing differs. */
export function draft_change(from: Draft, to: Draft): SettingsChange | null {
  const change: SettingsChange = {};
  const rules = difference(from.rules, to.rules);
  if (Object.keys(rules).length > 0) change.rules = rules;
  if (from.seats !== to.seats) change.seats = to.seats;
  if (from.access !== to.access) change.access = to.access;
  if (from.level !== to.level) change.level = to.level;
  return Object.keys(change).length > 0 ? change : null;
}
