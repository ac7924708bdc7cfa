// Every state of the table, and every page, that the gallery shows.

import { fixtures as usual, type Fixture } from './fixtures';
import { fair_fixtures } from './fair_fixtures';
import { from_matrix } from './matrix';
import { page_fixtures as people } from './page_fixtures';
import { preset_fixtures } from './preset_fixtures';
import { replay_fixtures } from './replay_fixtures';
import { table_fixtures } from './table_fixtures';

export const fixtures: readonly Fixture[] = [...usual, ...preset_fixtures];

export const page_fixtures = [...people, ...table_fixtures, ...replay_fixtures, ...fair_fixtures];

/** The state of the table of that name, also one that only the check of every size asks for. */
export function table_state(name: string): Fixture | undefined {
  return fixtures.find((one) => one.name === name) ?? from_matrix(name);
}
