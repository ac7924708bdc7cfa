// Pages about tables: the lobby, a new table, the waiting room, talk, watching, a restart to come.

import { suit_name } from '../i18n/cards';
import type { Line, Standing, TableRow, View } from '../protocol/messages';
import { computer, legal, person, view, watching } from './fixtures';
import type { PageFixture } from './stage';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const me = 'ann3vx5m2tn7h4dzb6wscyfra2';
const opened = Math.floor(Date.now() / 1000) - 60;
const line = [{ id: 'line-seats', args: { seats: 4 } }, { id: 'line-lowest-wins' }];

const names = [
  ...['Ann', 'Bartholomew Fitzgerald', 'Cy', 'Dee', 'Émilie', 'Fay', 'Gus', 'Hilda', 'Ida'],
];
const name = (i: number) => names[i % names.length] ?? '';

function row(i: number, changes: Partial<TableRow> = {}): TableRow {
  return {
    ...{ table: `t${i}`, ruleset: 'newfoundland', line, seats: 4, computers: i % 3 === 2 ? 1 : 0 },
    ...{ people: [name(i), name(i + 1)], host: name(i), state: 'waiting', round: 0, best: 0 },
    ...{ watchers: 0, created: opened - i * 60, access: 'public' },
    ...{ watching: i % 7 !== 1, locked: i % 5 === 4 },
    ...changes,
  };
}

const playing = (i: number) => row(i, { state: 'playing', round: 3, best: 88, watchers: i % 4 });

function rows(count: number): TableRow[] {
  return Array.from({ length: count }, (_, i) => (i % 3 === 1 ? playing(i) : row(i)));
}

function lobby(title: string, tables: TableRow[], rest: Partial<PageFixture> = {}): PageFixture {
  const answers = { watch_lobby: { t: 'lobby', tables, next: null } };
  return { name: title, path: '/', answers, ...rest };
}

const seats = [{ ...person('Ann'), person: me }, person('Bo'), computer('Skipper'), person('Dee')];

/** What each of them added to the shuffle. */
const shares: View['shares'] = [
  { kind: 1, contribution: 'a1b2'.repeat(16) },
  { kind: 1, contribution: '90de'.repeat(16) },
  { kind: 2 },
  { kind: 3 },
];

const said: Line[] = [
  { id: 1, person: 'bo', name: 'Bo', seat: 1, at: opened, preset: 'hello' },
  { id: 2, person: me, name: 'Ann', seat: 0, at: opened + 9, text: 'Hi Bo! Long time.' },
  { id: 3, person: 'dee', name: 'Dee', seat: 3, at: opened + 20, preset: 'nice_one' },
  {
    ...{ id: 4, person: 'bo', name: 'Bo', seat: 1, at: opened + 31 },
    text: 'That was a long round. <b>Next one</b> I shall have the eights, and we shall see who laughs.',
  },
  { id: 5, person: 'cy', name: 'Bartholomew Fitzgerald', seat: null, at: opened + 40, text: 'Hm.' },
];

function at_table(
  title: string,
  seen: View,
  rest: Partial<PageFixture> = {},
  lines = said,
): PageFixture {
  const join = [
    { t: 'view', table, seq: 40, view: seen },
    { t: 'talk', table, lines },
  ];
  return { name: title, path: `/t/${table}`, answers: { join }, ...rest };
}

const free = view({ seats, talk: 'free' });
const waiting: Partial<View> = {
  ...{ state: 'waiting', round: 0, turn: null, legal: null, sheet: [], dealer: null },
  seats: [...seats.slice(0, 2), { kind: 'empty' }, { kind: 'empty' }],
};
const over: Partial<View> = {
  ...{ state: 'between_rounds', turn: null, legal: null, next_round_ms: 15_000 },
  over: {
    ...{ reason: 'out', winner: 1, points: [0, 252, 0, 0] },
    hands: [['8S', 'KD'], [], ['2H', '3C', '9D'], ['QS', '8H', '5D']],
  },
};
const coached = view({
  ...{ seats, coach: true, top: '8H', suit: 'H', named: true, named_by: 3 },
  ...{ hand: ['8C', '9H', 'QD', '2S', '2D', 'KS'] },
  legal: { ...legal(['8C', '9H']), name_suit: ['8C'] },
});
const standing = (who: string, games: number, won: number): Standing => ({
  ...{ person: who, name: who, games, won, points: 900 },
});

export const table_fixtures: PageFixture[] = [
  lobby('lobby-none', []),
  lobby('lobby-few', rows(4), {
    welcome: { yours: [row(90, { access: 'private', people: ['Ann', 'Nan'] })] },
  }),
  lobby('lobby-many', rows(5_000)),
  lobby(
    'lobby-nothing-fits',
    rows(8).map((one) => ({ ...one, locked: true })),
    {
      presses: ['filter-free-only'],
    },
  ),
  {
    name: 'new-table',
    path: '/new',
    answers: {
      saved_settings: {
        t: 'saved_settings',
        last: { ruleset: 'newfoundland', seats: 5, access: 'private' },
        presets: [
          { name: 'Fridays', settings: { ruleset: 'fifteen-hands', seats: 6 } },
          { name: "Nan's rules, when Bartholomew is here", settings: { ruleset: 'newfoundland' } },
        ],
      },
      explain: { t: 'explained', line, page: [], values: [] },
    },
    presses: ['saved-save'],
  },
  at_table(
    'waiting-private',
    view({ ...waiting, access: 'private', invite: table, talk: 'free' }),
    {
      presses: ['invite-square'],
    },
  ),
  at_table('waiting-draining', view({ ...waiting, draining: true, talk: 'off' })),
  at_table('menu-shuffle', view({ seats, commitment: 'c0ffee'.padEnd(64, '1d'), shares }), {
    ...{ presses: ['menu', 'menu-shuffle'], until: 'fair-now-reveal' },
  }),
  at_table('talk-beside', free, { presses: [['talk-open', { unread: 0 }]] }),
  {
    ...at_table('talk-sheet', free, { presses: [['talk-open', { unread: 1 }]] }),
    answers: {
      join: [
        { t: 'view', table, seq: 40, view: free },
        { t: 'talk', table, lines: said.slice(0, 4) },
        { t: 'said', table, line: said[4] },
      ],
    },
  },
  at_table('talk-phrases', view({ seats }), { presses: [['talk-open', { unread: 0 }]] }, []),
  at_table('talk-report', free, {
    presses: [
      ['talk-open', { unread: 0 }],
      ['talk-about', { name: 'Bo' }],
    ],
  }),
  at_table('watching', watching(view({ seats, watchers: 3, talk: 'free' })), {
    presses: ['watch-wish'],
  }),
  at_table('watching-talk', watching(view({ seats, talk: 'free' })), {
    presses: [['talk-open', { unread: 0 }]],
  }),
  at_table('watching-locked', watching(view({ seats, locked: true, watchers: 1 }))),
  at_table('draining', view({ seats, draining: true })),
  at_table('draining-round-over', view({ ...over, seats, draining: true, next_round_ms: null })),
  {
    ...at_table('together', view({ ...over, seats })),
    answers: {
      join: { t: 'view', table, seq: 40, view: view({ ...over, seats }) },
      together: {
        t: 'together',
        standings: [standing('Ann', 12, 5), standing('Bo', 12, 6), standing('Dee', 12, 1)],
      },
    },
  },
  {
    ...at_table('waiting-newcomer', view({ ...waiting, coach: true, talk: 'free' })),
    newcomer: true,
  },
  ...[0, 1, 2, 3, 4].map((page) => ({
    ...at_table(`show-me-${page + 1}`, view({ ...waiting, talk: 'free' }), {
      presses: ['three-show', ...Array.from({ length: page }, () => 'show-next')],
    }),
    newcomer: true,
  })),
  ...['coach-what', 'coach-why-suit', 'coach-would'].map((question) =>
    at_table(question, coached, {
      presses: [
        'coach-ask',
        question === 'coach-why-suit' ? [question, () => ({ suit: suit_name('H') })] : question,
      ],
      answers: {
        join: [
          { t: 'view', table, seq: 40, view: { ...coached, turn: 3, legal: null } },
          {
            ...{ t: 'event', table, seq: 41, changes: coached },
            notices: [{ n: 'played', seat: 3, cards: ['8H'], suit: 'H' }],
          },
        ],
        ask_coach: {
          ...{ t: 'advice', table, seq: 42 },
          advice: { action: { do: 'play', cards: ['9H'] }, reason: 'keeps_card', card: '8C' },
        },
      },
    }),
  ),
];
