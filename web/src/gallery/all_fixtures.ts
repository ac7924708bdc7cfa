// Every state of the table that the gallery shows.

import { fixtures as usual, type Fixture } from './fixtures';
import { preset_fixtures } from './preset_fixtures';

export const fixtures: readonly Fixture[] = [...usual, ...preset_fixtures];
