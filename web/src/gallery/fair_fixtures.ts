// What is shown of the check of a shuffle: at a table whose round was seen from the deal to its end, and on the pages
// that check and watch files. The round is the one of the replay page.

import { replay_from } from '../protocol/replay';
import type { SheetRow, View } from '../protocol/messages';
import { computer, view, watching } from './fixtures';
import round from './replay_round.json';
import type { PageFixture } from './stage';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const { record, id } = round;
const line = JSON.stringify(record);
const turned = JSON.stringify({ ...record, pack: [...record.pack].reverse() });

const row: SheetRow = {
  ...{ id, round: record.round, reason: 'out', winner: record.end.winner },
  ...{
    points: record.end.points,
    totals: record.end.totals,
    hands: round.frames.at(-1)?.hands ?? [],
  },
};
const before: View = watching(
  view({
    ...{
      seats: ['Skipper', 'Puffin', 'Dory', 'Capelin'].map(computer),
      host: null,
      you_host: false,
    },
    ...{ state: 'between_rounds', round: record.round - 1, over: null, sheet: [], turn: null },
    ...{ commitment: record.fair.commitment, totals: record.totals_before },
  }),
);
const ended: Partial<View> = {
  ...{ state: 'between_rounds', sheet: [row], shares: null, commitment: 'c0'.repeat(32) },
  totals: row.totals,
};

/** The whole round as somebody who watches is told it. */
function told() {
  const frames = replay_from(round)?.frames ?? [];
  const events = frames.map((frame, at) => ({
    ...{ t: 'event', table, seq: 41 + at, notices: frame.told },
    changes: {
      ...frame.changes,
      ...(at === 0 ? { state: 'playing', round: record.round, shares: record.fair.seats } : {}),
      ...(at === frames.length - 1 ? ended : {}),
    },
  }));
  return [{ t: 'view', table, seq: 40, view: before }, ...events];
}

function at_table(name: string, sent: string, rest: Partial<PageFixture>): PageFixture {
  const files = { [`/r/${id}.jsonl`]: `${sent}\n` };
  return { name, path: `/t/${table}`, answers: { join: told() }, files, ...rest };
}

const path = `/r/${id}?step=12`;
const files = { [`/r/${id}.json`]: round };
const file = 'kitchen-table-rounds.jsonl';

export const fair_fixtures: readonly PageFixture[] = [
  at_table('fair-checked', line, { until: 'fair-good' }),
  at_table('fair-how', line, { presses: ['fair-how'] }),
  at_table('fair-alarm', turned, { until: 'fair-alarm-put-aside' }),
  at_table('fair-why', turned, { presses: ['fair-alarm-put-aside', 'fair-why'] }),
  { name: 'replay-fair', path, files, presses: ['replay-menu'], until: 'fair-record' },
  { name: 'replay-file', path: '/replay' },
  { name: 'verify', path: '/verify' },
  {
    ...{ name: 'verify-good', path: '/verify', dropped: { name: file, text: line } },
    until: ['verify-good', { rounds: 1, file }],
  },
  {
    ...{ name: 'verify-bad', path: '/verify', dropped: { name: file, text: `${line}\n${turned}` } },
    until: ['verify-bad', { file }],
  },
];
