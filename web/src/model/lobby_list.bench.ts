// How long five thousand tables take: a change of fifty rows, tidying, and looking for a name.
// `npx vitest bench` runs it.

import { bench, describe } from 'vitest';
import type { TableRow } from '../protocol/messages';
import { no_filter, wanted_rows } from './lobby_filter';
import { empty_list, take_changes, take_first, tidy } from './lobby_list';

const tables = Array.from({ length: 5_000 }, (_, i): TableRow => ({
  ...{ table: `t${i}`, ruleset: 'newfoundland', line: [], seats: 4, computers: 0 },
  ...{
    people: ['Ann', `Guest ${i}`],
    host: 'Ann',
    created: i,
    access: 'public',
    watching: true,
    locked: false,
  },
  ...{ state: i % 2 === 0 ? 'waiting' : 'playing', round: 1, best: 0, watchers: 0 },
}));
const list = take_first(empty_list, tables, false, true);
const fifty = tables.slice(1_000, 1_050).map((row) => ({ ...row, watchers: 3 }));
const moved = take_changes(
  list,
  fifty.map((row) => ({ ...row, state: 'game_over' })),
  [],
);

describe('five thousand tables', () => {
  bench('fifty rows change', () => void take_changes(list, fifty, []));
  bench('fifty rows move on, and the list is tidied', () => void tidy(moved, false));
  bench('a name is looked for', () => void wanted_rows(tables, { ...no_filter, text: 'guest 49' }));
});
