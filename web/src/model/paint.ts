// The house paint of a ruleset: its accent wherever games are told apart.

import type { Ruleset } from '../protocol/messages';

const paints = 8;

/** The CSS colour of a ruleset, by its place in the server's list. */
export function paint_of(rulesets: readonly Ruleset[], slug: string): string {
  const place = Math.max(
    0,
    rulesets.findIndex((ruleset) => ruleset.slug === slug),
  );
  return `var(--paint-${(place % paints) + 1})`;
}
