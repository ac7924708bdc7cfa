// The replay page in the gallery. The round is one of `kitchen-table simulate --ruleset newfoundland
// --seats 4 --rounds 4 --seed 11 --players steady`, shown by `kitchen-table replay`.

import round from './replay_round.json';
import type { PageFixture } from './stage';

const path = `/r/${round.id}`;
const files = { [`${path}.json`]: round };

const { record } = round;
const without_proof = { ...record, fair: undefined };
const rounds = (count: number) =>
  Array.from({ length: count }, (_, i) => JSON.stringify({ ...record, round: (i % 9) + 1 }));
const file = 'kitchen-table-rounds.jsonl';
const made = { '/replay': { ...round, id: '', game: '', ended: 0, seats: [] } };
/** The replay page with a file on it, of which the server says that. */
function opened(name: string, text: string, rest: Partial<PageFixture>): PageFixture {
  return { name, path: '/replay', dropped: { name: file, text }, ...rest };
}

/** A record that the server refuses. */
function refused(problem: string, status: number, detail?: string): PageFixture {
  const refusals = { '/replay': { status, body: detail === undefined ? {} : { detail } } };
  const until = `replay-file-${problem}`;
  return opened(`replay-${problem.replaceAll('_', '-')}`, JSON.stringify(record), {
    refusals,
    until,
  });
}

export const replay_fixtures: PageFixture[] = [
  { name: 'replay-deal', path, files },
  { name: 'replay-open', path: `${path}?step=12`, files },
  { name: 'replay-seat', path: `${path}?step=6&seat=2`, files },
  { name: 'replay-end', path: `${path}?step=999`, files },
  { name: 'replay-events', path: `${path}?step=9`, files, presses: ['replay-menu'] },
  opened('replay-choose', [...rounds(5), 'Dear Ann'].join('\n'), { until: 'replay-choose' }),
  opened('replay-choose-long', rounds(1234).join('\n'), { until: 'replay-choose' }),
  opened('replay-choose-refused', rounds(3).join('\n'), {
    ...{ refusals: { '/replay': { status: 503, body: {} } }, chooses: 1 },
    until: 'replay-file-busy',
  }),
  opened('replay-of-several', rounds(3).join('\n'), {
    ...{ files: made, chooses: 1, presses: ['replay-menu'] },
  }),
  opened('replay-unproved', JSON.stringify(without_proof), {
    ...{ files: { '/replay': { ...made['/replay'], record: without_proof } } },
    ...{ presses: ['replay-menu'], until: 'fair-unproved' },
  }),
  refused('does_not_hold', 422, 'action 12 (play 7H by seat 0): no_match'),
  refused('too_long', 413),
  refused('too_many', 429),
  refused('strange', 400),
  { name: 'replay-unknown', path: `/r/${'0'.repeat(32)}`, files },
];
