// The rules of every ruleset the server has, for the gallery and the tests.

import type { Rules, Ruleset } from '../protocol/messages';

interface RulesetFile {
  slug: string;
  name: string;
  summary_hint: string;
  ranked?: boolean;
  rules: Rules;
}

const files = import.meta.glob<RulesetFile>('../../../config/rulesets/*.json', {
  eager: true,
  import: 'default',
});

/** The rules value of the ruleset with that slug. */
export function preset(slug: string): Rules {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${slug}.json`));
  if (!found) throw new Error(`no ruleset ${slug}`);
  return found[1].rules;
}

/** Every ruleset as the server tells it, without what only its form needs. */
export function rulesets(): Ruleset[] {
  return Object.values(files).map(({ slug, name, summary_hint, ranked = false, rules }) => ({
    ...{ slug, name, hint: summary_hint, ranked, rules },
    ...{ host_may_change: {}, change_when: {}, linked: [], line: [], form: [] },
  }));
}
