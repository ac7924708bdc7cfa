// The game that a newcomer is offered.

import type { Ruleset } from '../protocol/messages';

/** Its slug. */
export const usual_ruleset = 'newfoundland';

/** The rulesets with the usual one first; the others keep the server's order. */
export function usual_first(rulesets: readonly Ruleset[]): Ruleset[] {
  const is_usual = ({ slug }: Ruleset): boolean => slug === usual_ruleset;
  return [...rulesets.filter(is_usual), ...rulesets.filter((one) => !is_usual(one))];
}
