// A host's settings: rules values, and what differs between two of them.
// An axis is named as in a ruleset: `queen`, or `effect.2` for one entry of a table.

import type { Rules, Ruleset, RulesChange } from '../protocol/messages';

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

/** The numbers of seats the host may pick. */
export function seat_choices(ruleset: Ruleset): number[] {
  return (ruleset.host_may_change['seats'] ?? [ruleset.rules.seats.default]) as number[];
}
