// Whole pages in the gallery: those about people, with answers made up for them.

import type { Card, Game, GameSeat, SheetRow, Standing, TableRow } from '../protocol/messages';
import { preset } from './presets';
import type { PageFixture } from './stage';

const code = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const ann = 'ann3vx5m2tn7h4dzb6wscyfra2';
const ended = 1_764_450_000;

function seat(name: string, total: number, rest: Partial<GameSeat> = {}): GameSeat {
  const person = name === 'Ann' ? ann : `${name.toLowerCase()}3vx5m2tn7h4dzb6ws`;
  return { kind: 'person', person, name, total, won: false, rounds_won: 2, ...rest };
}
const computer = { kind: 'computer', person: null } as const;

/** A game whose rounds follow from what was left in the hands. */
function played(rounds: number, names: string[]): { game: Game; sheet: SheetRow[] } {
  const { values } = preset('newfoundland');
  const left: Card[] = ['8S', 'KD', 'QS', '7C', '2H', 'TC', '4D', 'AH', '9S', 'JC', '5H'];
  const worth = (card: Card) => values[card.charAt(0) as keyof typeof values];
  const totals = names.map(() => 0);
  const sheet = Array.from({ length: rounds }, (_, r): SheetRow => {
    const winner = (r * 5 + 1) % names.length;
    const hands = names.map((_, i) =>
      i === winner ? [] : left.slice((r + i * 2) % 8, ((r + i * 2) % 8) + 1 + ((r + i) % 3)),
    );
    const won = hands.flat().reduce((sum, card) => sum + worth(card), 0);
    const points = names.map((_, i) => (i === winner ? won : 0));
    points.forEach((more, i) => (totals[i] = (totals[i] ?? 0) + more));
    return { round: r + 1, reason: 'out', winner, points, totals: [...totals], hands };
  });
  const best = Math.max(...totals);
  const seats = names.map((name, i) =>
    seat(name, totals[i] ?? 0, {
      won: totals[i] === best,
      ...(name === 'Skipper' ? computer : {}),
      ...(name === '' ? { person: null } : {}),
    }),
  );
  const facts = {
    id: `${rounds}a${names.length}`,
    ruleset: 'newfoundland',
    whole: true,
    coach: false,
  };
  return { game: { ...facts, started: ended - 3_600, ended, rounds, seats }, sheet };
}

function standing(name: string, games: number, won: number, points: number): Standing {
  return {
    person: name === 'Ann' ? ann : `p${name.length}${games}${won}`,
    name,
    games,
    won,
    points,
  };
}

const four = played(7, ['Ann', 'Bo', 'Skipper', '']);
const eight = played(15, [
  ...['Ann', 'Bartholomew Fitzgerald', 'Skipper', 'Dee', 'Émilie', 'Nan Parsons', 'Gus', 'Hilda'],
]);
const line = [{ id: 'line-seats', args: { seats: 4 } }];
const standings = [
  ...[standing('Ann', 9, 4, 1200), standing('Bartholomew Fitzgerald', 31, 3, 810)],
  ...[standing('Cy', 2, 1, 340), standing('W'.repeat(24), 5, 0, -20)],
];

const table: TableRow = {
  ...{ table: code, ruleset: 'newfoundland', line, seats: 4, people: ['Ann', 'Bo', 'Dee'] },
  ...{ computers: 0, state: 'waiting', round: 0, best: 0, watchers: 0, host: 'Ann' },
  ...{ created: ended, access: 'private', watching: true, locked: false },
};

const me_answers = {
  devices: {
    t: 'devices',
    devices: [
      { id: 'd1', name: 'Firefox on Linux', this: true, created: ended, seen: ended },
      { id: 'd2', name: '', this: false, created: ended, seen: ended - 400_000 },
    ],
  },
  make_sign_in: { t: 'sign_in_code', code, valid_ms: 600_000 },
};

const not_admitted = {
  access: 'invite',
  person: { id: ann, name: 'Ann', admitted: false },
} as const;
const invited = { welcome: not_admitted };
const as_member = { welcome: { access: 'invite' as const } };

function invite_state(state: string) {
  return { invite_state: { t: 'invite_state', state, name: 'Ann' } };
}

export const page_fixtures: readonly PageFixture[] = [
  { name: 'me', path: '/me', answers: me_answers },
  { name: 'me-link', path: '/me', answers: me_answers, presses: ['me-link-make'] },
  { name: 'me-sign-out', path: '/me', answers: me_answers, presses: ['me-device-sign-out'] },
  {
    name: 'me-delete',
    path: '/me',
    answers: me_answers,
    presses: ['me-delete', 'me-delete-next'],
  },
  {
    name: 'sign-in',
    path: `/s/${code}`,
    answers: { history: { t: 'history', games: [four.game], next: null } },
  },
  { name: 'welcome', path: '/', ...invited },
  { name: 'welcome-code', path: '/', ...invited, presses: ['welcome-have', 'welcome-code-go'] },
  { name: 'request-invite', path: '/invite', ...invited },
  {
    name: 'invite-waiting',
    path: `/invite/${code}`,
    ...invited,
    answers: invite_state('waiting'),
  },
  {
    name: 'invite-approved',
    path: `/invite/${code}`,
    ...as_member,
    answers: invite_state('approved'),
  },
  {
    name: 'invite-declined',
    path: `/invite/${code}`,
    ...invited,
    answers: invite_state('declined'),
  },
  {
    name: 'invitation-table',
    path: `/i/${code}`,
    answers: { look_at_invite: { t: 'invitation', to: 'table', table } },
  },
  {
    name: 'invitation-full',
    path: `/i/${code}`,
    answers: {
      look_at_invite: {
        ...{ t: 'invitation', to: 'table' },
        table: { ...table, people: ['Ann', 'Bo', 'Dee', 'Émilie'] },
      },
    },
  },
  {
    name: 'invitation-server',
    path: `/i/${code}`,
    ...invited,
    answers: {
      look_at_invite: { t: 'invitation', to: 'server', note: 'For Aunt May, from Ann' },
    },
  },
  {
    name: 'history',
    path: '/history',
    answers: {
      history: {
        t: 'history',
        games: [four.game, { ...eight.game, whole: false, ruleset: 'fifteen-hands' }],
        next: 'more',
      },
    },
  },
  {
    name: 'history-none',
    path: '/history',
    answers: { history: { t: 'history', games: [], next: null } },
  },
  {
    name: 'game',
    path: '/g/7a4',
    answers: { game: { t: 'game', ...four, line, together: standings.slice(0, 2) } },
    presses: ['chart-as-table', ['game-left-over-round', { round: 3 }]],
  },
  {
    name: 'game-eight',
    path: '/g/15a8',
    answers: { game: { t: 'game', ...eight, line, together: [] } },
  },
  {
    name: 'leaders',
    path: '/leaders',
    answers: { leaders: { t: 'leaders', standings } },
  },
  {
    name: 'person',
    path: `/p/${ann}`,
    answers: {
      person: {
        t: 'person',
        person: { id: ann, name: 'Ann', since: ended },
        records: ['newfoundland', 'fifteen-hands'].map((ruleset, i) => ({
          ...{ ruleset, games: 9 + i, won: 4, rounds: 71, rounds_won: 30 },
          ...{ best: 312, games_with_computers: 4 },
        })),
      },
    },
  },
  { name: 'signed-out', path: '/', dismissed: 'signed_out' },
  { name: 'deleted', path: '/me', dismissed: 'deleted' },
  { name: 'banned', path: '/', dismissed: 'banned' },
];
