// The rules of every ruleset the server has, for the gallery and the tests.

import type { Rules } from '../protocol/messages';

const files = import.meta.glob<Rules>('../../../config/rulesets/*.json', {
  eager: true,
  import: 'rules',
});

/** The rules value of the ruleset with that slug. */
export function preset(slug: string): Rules {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${slug}.json`));
  if (!found) throw new Error(`no ruleset ${slug}`);
  return found[1];
}
