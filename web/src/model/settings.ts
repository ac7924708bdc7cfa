// A host's settings: rules values, what differs between two of them, and the choices a ruleset leaves open.
// An axis is named as in a ruleset: `queen`, or `effect.2` for one entry of a table.

import type { Rules, Ruleset, RulesChange, TableState } from '../protocol/messages';

type Tree = Record<string, unknown>;
const tables = ['effect', 'values', 'pickup'] as const;

/** The value of an axis. */
export function axis_value(rules: Rules, axis: string): unknown {
  const [name = '', entry] = axis.split('.');
  const value = (rules as unknown as Tree)[name];
  return entry === undefined ? value : (value as Tree | undefined)?.[entry];
}

/** The rules with one axis changed. */
export function with_axis(rules: Rules, axis: string, value: unknown): Rules {
  const [name = '', entry] = axis.split('.');
  const tree = rules as unknown as Tree;
  const changed = entry === undefined ? value : { ...(tree[name] as Tree), [entry]: value };
  return { ...tree, [name]: changed } as unknown as Rules;
}

/** The rules with a change laid over them: tables entry by entry, other axes whole. */
export function with_change(rules: Rules, change: RulesChange): Rules {
  const result: Tree = { ...rules, ...change };
  for (const name of tables) result[name] = { ...rules[name], ...change[name] };
  return result as unknown as Rules;
}

/** Whether two values of an axis are the same, whatever the order of their members. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [a as Tree, b as Tree];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && same(left[key], right[key]))
  );
}

/** What must be changed in `from` to get `to`; empty when nothing. */
export function difference(from: Rules, to: Rules): RulesChange {
  const [base, wanted] = [from as unknown as Tree, to as unknown as Tree];
  const change: Tree = {};
  for (const axis of Object.keys(base)) {
    if (same(base[axis], wanted[axis])) continue;
    if (!(tables as readonly string[]).includes(axis)) change[axis] = wanted[axis];
    else change[axis] = changed_entries(base[axis] as Tree, wanted[axis] as Tree);
  }
  return change as RulesChange;
}

function changed_entries(base: Tree, wanted: Tree): Tree {
  return Object.fromEntries(Object.entries(wanted).filter(([key, v]) => !same(base[key], v)));
}

/** The rules with an axis set to the value at `place` of its choices, and every axis linked to it likewise. */
export function choose(ruleset: Ruleset, rules: Rules, axis: string, place: number): Rules {
  const group = ruleset.linked.find((axes) => axes.includes(axis)) ?? [axis];
  return group.reduce((changed, name) => {
    const choices = ruleset.host_may_change[name];
    return choices && place < choices.length ? with_axis(changed, name, choices[place]) : changed;
  }, rules);
}

/** The place of an axis's value among its choices; -1 if it is none of them. */
export function chosen_place(ruleset: Ruleset, rules: Rules, axis: string): number {
  const value = axis_value(rules, axis);
  return (ruleset.host_may_change[axis] ?? []).findIndex((choice) => same(choice, value));
}

/** The axes the host may set by hand, without the number of seats and without those that follow a linked one. */
export function open_axes(ruleset: Ruleset): string[] {
  const followers = new Set(ruleset.linked.flatMap((axes) => axes.slice(1)));
  return Object.keys(ruleset.host_may_change).filter(
    (axis) => axis !== 'seats' && !followers.has(axis),
  );
}

/** The numbers of seats the host may pick. */
export function seat_choices(ruleset: Ruleset): number[] {
  return (ruleset.host_may_change['seats'] ?? [ruleset.rules.seats.default]) as number[];
}

/** Whether an axis may be changed at a table in that state that has dealt `game` games. */
export function may_change(ruleset: Ruleset, axis: string, state: TableState): boolean {
  if (state === 'playing') return false;
  const when = ruleset.change_when[axis];
  return state === 'between_rounds' ? when === 'between_rounds' : when !== undefined;
}
