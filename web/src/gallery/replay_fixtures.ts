// The replay page in the gallery. The round is one of `kitchen-table simulate --ruleset newfoundland
// --seats 4 --rounds 4 --seed 11 --players steady`, shown by `kitchen-table replay`.

import round from './replay_round.json';
import type { PageFixture } from './stage';

const path = `/r/${round.id}`;
const files = { [`${path}.json`]: round };

export const replay_fixtures: PageFixture[] = [
  { name: 'replay-deal', path, files },
  { name: 'replay-open', path: `${path}?step=12`, files },
  { name: 'replay-seat', path: `${path}?step=6&seat=2`, files },
  { name: 'replay-end', path: `${path}?step=999`, files },
  { name: 'replay-events', path: `${path}?step=9`, files, presses: ['replay-menu'] },
  { name: 'replay-unknown', path: `/r/${'0'.repeat(32)}`, files },
];
