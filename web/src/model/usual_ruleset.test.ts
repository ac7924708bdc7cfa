import { expect, it } from 'vitest';
import type { Ruleset } from '../protocol/messages';
import { usual_first } from './usual_ruleset';

it('the usual game stands first, the others as the server lists them', () => {
  const slugs = (...list: string[]) =>
    usual_first(list.map((slug) => ({ slug }) as Ruleset)).map(({ slug }) => slug);
  expect(slugs('fifteen-hands', 'newfoundland', 'power-cards')).toEqual([
    'newfoundland',
    'fifteen-hands',
    'power-cards',
  ]);
  expect(slugs('power-cards')).toEqual(['power-cards']);
});
