// Every state of the table, and every page, that the gallery shows.

import { fixtures as usual, type Fixture } from './fixtures';
import { page_fixtures } from './page_fixtures';
import { preset_fixtures } from './preset_fixtures';

export const fixtures: readonly Fixture[] = [...usual, ...preset_fixtures];

export { page_fixtures };
