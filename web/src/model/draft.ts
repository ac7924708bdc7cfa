// Settings while a host is still choosing them.

import type {
  Access,
  Level,
  Rules,
  Ruleset,
  SavedSettings,
  SettingsChange,
  Talk,
  View,
} from '../protocol/messages';
import { difference, with_change } from './settings';

export interface Draft {
  seats: number;
  rules: Rules;
  access: Access;
  level: Level;
  /** Seconds for a turn; 0: no clock; null: as is usual for who may join. */
  turn_s: number | null;
  /** What may be said; null: as is usual for who may join. */
  talk: Talk | null;
  /** Whether people without a seat may watch. */
  watching: boolean;
  /** Whether the coach may be asked; null: as is usual for who may join. */
  coach: boolean | null;
}

/** Who may join, in the order in which it is asked. */
export const accesses: readonly Access[] = ['public', 'unlisted', 'private'];
export const levels: readonly Level[] = ['easy', 'steady', 'sharp'];
export const talks: readonly Talk[] = ['presets', 'free', 'off'];

/** What a host may choose for the turn clock. */
export const turn_times = [0, 20, 40, 90];

/** What a table has whose maker says nothing of the clock. */
export function usual_turn_time(access: Access): number {
  return access === 'public' ? 40 : 0;
}

/** What may be said at a table whose maker says nothing of it. */
export function usual_talk(access: Access): Talk {
  return access === 'public' ? 'presets' : 'free';
}

/** Whether the coach may be asked at a table whose maker says nothing of it. */
export function usual_coach(ruleset: Ruleset, access: Access): boolean {
  return access !== 'public' && !ruleset.ranked;
}

/** A new table as the ruleset has it. */
export function usual_draft(ruleset: Ruleset): Draft {
  return {
    seats: ruleset.rules.seats.default,
    rules: ruleset.rules,
    access: 'public',
    level: 'steady',
    turn_s: null,
    talk: null,
    watching: true,
    coach: null,
  };
}

/** What somebody opened a table with, or kept, as a draft: all that it does not name is as usual. */
export function draft_of_saved(ruleset: Ruleset, saved: SavedSettings): Draft {
  const usual = usual_draft(ruleset);
  return {
    seats: saved.seats ?? usual.seats,
    rules: with_change(ruleset.rules, saved.rules ?? {}),
    access: saved.access ?? usual.access,
    level: saved.level ?? usual.level,
    turn_s: saved.turn_s ?? null,
    talk: saved.talk ?? null,
    watching: saved.watching ?? usual.watching,
    coach: saved.coach ?? null,
  };
}

/** A draft of a new table as it is kept: what differs from the usual. */
export function saved_of(ruleset: Ruleset, draft: Draft): SavedSettings {
  return { ruleset: ruleset.slug, ...draft_change(usual_draft(ruleset), draft) };
}

/** The settings a table has now. */
export function draft_of(view: View): Draft {
  const { rules, access, level, turn_s, talk, watching, coach } = view;
  return { seats: view.seats.length, rules, access, level, turn_s, talk, watching, coach };
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
  if (to.talk !== null && from.talk !== to.talk) change.talk = to.talk;
  if (from.watching !== to.watching) change.watching = to.watching;
  if (to.coach !== null && from.coach !== to.coach) change.coach = to.coach;
  return Object.keys(change).length > 0 ? change : null;
}
