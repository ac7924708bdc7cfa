// Views of every state of the table, for the development gallery and the tests of the board.

import type { NoticeBatch } from '../model/board';
import type { Card, Legal, Notice, Refused, Rules, SeatView, View } from '../protocol/messages';

export const rules: Rules = {
  seats: { min: 2, max: 7, default: 4 },
  packs: [{ up_to: 7, packs: 1 }],
  jokers_per_pack: 0,
  deal: { fixed: { two: 7, three: 5, four_plus: 5 } },
  starter_eight: 'bury',
  starter_joker: 'bury',
  draw_when: 'stuck',
  draw: 'until_playable',
  recycle: true,
  stuck: 'pass',
  eight_on_eight: true,
  joker: 'none',
  effect: {
    ...{ A: 'plain', 2: 'pickup', 3: 'plain', 4: 'plain', 5: 'plain', 6: 'plain', 7: 'plain' },
    ...{ 8: 'wild', 9: 'plain', T: 'plain', J: 'skip', Q: 'plain', K: 'reverse' },
  } as Rules['effect'],
  queen: 'spades',
  pickup: { two: 2, queen: 5, joker: 0 },
  accumulate: true,
  answer: 'may',
  answers_two: ['two'],
  answers_queen: ['queen'],
  answers_joker: [],
  twos_per_turn: 4,
  two_seat_reverse: 'passes',
  cover_cost: 0,
  duel_costs: [0, 0, 0],
  last_card: 'off',
  values: {
    ...{ A: 1, 2: 30, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 50, 9: 9, T: 10, J: 15, Q: 40, K: 20 },
    joker: 0,
  },
  scoring: 'winner_collects',
  losers_go_down: false,
  blocked_score: 'lowest_takes_all',
  last_eight_factor: 1,
  game_end: { target: 250 },
  lowest_tie: 'shared',
  on_leave: 'computer',
};

export function person(name: string): Extract<SeatView, { kind: 'person' }> {
  return { kind: 'person', person: name.toLowerCase(), name, here: true, driver: 'person' };
}

export function computer(name: string): SeatView {
  return { kind: 'computer', name, level: 'steady' };
}

export function legal(play: Card[], rest: Partial<Legal> = {}): Legal {
  const name_suit = play.filter((card) => card.startsWith('8'));
  return { play, name_suit, twos: 4, draw: false, take: false, pass: false, call: false, ...rest };
}

const four_seats = [person('Ann'), person('Bo'), computer('Skipper'), person('Dee')];

/** Ann's own turn at a table of four, with what `changes` says different. */
export function view(changes: Partial<View> = {}): View {
  return {
    ruleset: 'newfoundland',
    rules,
    line: [{ id: 'line-seats', args: { seats: 4 } }],
    access: 'public',
    level: 'steady',
    talk: 'presets',
    invite: null,
    draining: false,
    state: 'playing',
    seats: four_seats,
    host: 0,
    you: 0,
    you_host: true,
    watchers: 1,
    game: 1,
    round: 3,
    dealer: 3,
    totals: [88, 140, 0, 0],
    sheet: [
      {
        ...{ round: 1, reason: 'out', winner: 1 },
        ...{ points: [0, 140, 0, 0], totals: [0, 140, 0, 0], hands: [[], [], [], []] },
      },
      {
        ...{ round: 2, reason: 'out', winner: 0 },
        ...{ points: [88, 0, 0, 0], totals: [88, 140, 0, 0], hands: [[], [], [], []] },
      },
    ],
    ready: [],
    next_round_ms: null,
    watching: true,
    locked: false,
    coach: false,
    paused: false,
    turn_s: 0,
    turn_ms: null,
    winners: null,
    commitment: null,
    contributed: [],
    shares: null,
    turn: 0,
    direction: 'clockwise',
    hand: ['7C', '9H', 'QD', '2S', '2D', 'KS'],
    counts: [6, 1, 7, 9],
    stock: 23,
    under: 6,
    top: '7H',
    pile: ['4D', 'TD', 'TS', '7S', '7H'],
    suit: 'H',
    named: false,
    named_by: null,
    pending: null,
    called: [false, false, false, false],
    legal: legal(['7C', '9H']),
    over: null,
    ...changes,
  };
}

export interface Fixture {
  name: string;
  view: View;
  notices?: NoticeBatch[];
  connected?: boolean;
  refusal?: Refused;
  /** Seen by somebody who is new to the game; `greeted`: who has read the three lines. */
  newcomer?: 'new' | 'greeted';
  /** Cards that are tapped once the board is shown, by their key. */
  taps?: string[];
}

export function batches(...notices: Notice[]): NoticeBatch[] {
  return notices.map((notice, i) => ({ seq: 40 + i, notices: [notice], missed: false }));
}

const events = batches(
  { n: 'round_dealt', round: 3, dealer: 3, starter: '4D' },
  { n: 'played', seat: 0, cards: ['TD'] },
  { n: 'played', seat: 1, cards: ['TS'] },
  { n: 'drew', seat: 2, count: 2 },
  { n: 'played', seat: 2, cards: ['7S'] },
  { n: 'played', seat: 3, cards: ['7H'] },
);

const two_events = [
  ...events,
  ...batches(
    { n: 'played', seat: 2, cards: ['2H'] },
    { n: 'pending', seat: 3, kind: 'two', cards: 2 },
    { n: 'played', seat: 3, cards: ['2C'] },
    { n: 'pending', seat: 0, kind: 'two', cards: 4 },
  ).map((batch) => ({ ...batch, seq: batch.seq + 10 })),
];

const seven = [
  person('Ann'),
  person('Bartholomew Fitzgerald'),
  computer('Skipper'),
  { ...person('Dee'), here: false, driver: 'computer' } as SeatView,
  person('Émilie'),
  computer('Nan Parsons'),
  person('Gus'),
];

const open_hands: Card[][] = [
  ['8S', 'KD'],
  [],
  ['2H', '3C', '9D', 'JS', 'AC'],
  ['QS', '8H', '5D', '6D', 'TC', '4H', '7D'],
];

const round_over: Partial<View> = {
  state: 'between_rounds',
  turn: null,
  legal: null,
  hand: ['8S', 'KD'],
  counts: [2, 0, 5, 7],
  totals: [88, 392, 0, 0],
  next_round_ms: 15000,
  ready: [3],
  over: { reason: 'out', winner: 1, points: [0, 252, 0, 0], hands: open_hands },
};

const many: Card[] = [
  ...['7C', '9H', 'QD', '2S', '2D', 'KS', '4C', '5C', '6C', 'TC', 'JC', 'QC', 'KC'],
  ...['3D', '4D', '5D', '6D', '7D', '8D', '9D', '3S', '4S', '5S', '6S', 'AH', '3H'],
];

const on_eight: Partial<View> = {
  top: '8H',
  pile: ['TD', 'TS', '7S', '7H', '8H'],
  suit: 'S',
  named: true,
  named_by: 1,
  legal: legal(['2S', 'KS']),
};

const full_sheet: Partial<View> = {
  totals: [88, 263, 0, 0],
  sheet: [
    ...view().sheet,
    {
      ...{ round: 3, reason: 'out', winner: 1, points: [0, 123, 0, 0] },
      ...{ totals: [88, 263, 0, 0], hands: open_hands },
    },
  ],
};

export const fixtures: Fixture[] = [
  { name: 'own-turn', view: view(), notices: events },
  { name: 'paused', view: view({ paused: true }), notices: events },
  { name: 'own-turn-timed', view: view({ turn_s: 40, turn_ms: 34_000 }), notices: events },
  { name: 'own-turn-hurry', view: view({ turn_s: 20, turn_ms: 7_000 }), notices: events },
  { name: 'card-lifted', view: view(), notices: events, taps: ['7C#0'] },
  {
    name: 'refused-tap',
    view: view(on_eight),
    notices: events,
    taps: ['9H#0'],
  },
  {
    name: 'pending-two-answer',
    view: view({
      top: '2C',
      pile: ['7S', '7H', '2H', '2C'],
      suit: 'C',
      pending: { kind: 'two', cards: 4 },
      legal: legal(['2S', '2D'], { take: true }),
    }),
    notices: two_events,
  },
  {
    name: 'pending-queen-no-answer',
    view: view({
      top: 'QS',
      pile: ['TS', '7S', 'QS'],
      suit: 'S',
      pending: { kind: 'queen', cards: 5 },
      legal: legal([], { take: true }),
    }),
    notices: events,
  },
  { name: 'suit-named', view: view(on_eight), notices: events },
  {
    name: 'choosing-suit',
    view: view({
      hand: ['7C', '9H', 'QD', '2S', '8D', 'KS'],
      legal: legal(['7C', '9H', '8D']),
    }),
    notices: events,
    taps: ['8D#0'],
  },
  {
    name: 'twos-selected',
    view: view({
      hand: ['2C', '9H', 'QD', '2S', '2D', 'KS'],
      top: '2H',
      pile: ['TD', 'TS', '7S', '7H', '2H'],
      legal: legal(['2C', '9H', '2S', '2D']),
    }),
    notices: events,
    taps: ['2S#0', '2D#0'],
  },
  {
    name: 'must-draw',
    view: view({ hand: ['TC', 'QD', '4S', 'KS'], legal: legal([], { draw: true }) }),
    notices: events,
  },
  {
    name: 'must-pass',
    view: view({
      hand: ['TC', 'QD', '4S', 'KS'],
      stock: 0,
      under: 0,
      legal: legal([], { pass: true }),
    }),
    notices: events,
  },
  {
    name: 'others-turn',
    view: view({ turn: 2, legal: null, direction: 'anticlockwise' }),
    notices: events,
  },
  {
    name: 'others-pickup',
    view: view({
      turn: 3,
      legal: null,
      top: '2H',
      pile: ['7S', '7H', '2H'],
      pending: { kind: 'two', cards: 2 },
    }),
    notices: events,
  },
  {
    name: 'seven-seats',
    view: view({
      seats: seven,
      counts: [6, 12, 7, 9, 1, 5, 3],
      totals: [88, 140, 31, 0, 12, 0, 77],
      turn: 1,
      legal: null,
      called: seven.map(() => false),
      sheet: view().sheet.map((row) => ({
        ...row,
        points: [...row.points, 0, 0, 0],
        totals: [...row.totals, 0, 0, 0],
      })),
    }),
    notices: events,
  },
  {
    name: 'two-seats',
    view: view({ seats: four_seats.slice(0, 2), counts: [6, 4], totals: [88, 140] }),
    notices: events,
  },
  {
    name: 'many-cards',
    view: view({
      hand: many,
      counts: [26, 3, 2, 4],
      legal: legal(['9H', 'AH', '3H', '7C', '7D', '8D']),
      stock: 9,
    }),
    notices: events,
  },
  {
    name: 'fourteen-cards',
    view: view({ hand: many.slice(0, 14), counts: [14, 3, 2, 4] }),
    notices: events,
  },
  {
    name: 'one-card',
    view: view({ hand: ['8D'], counts: [1, 3, 2, 4], legal: legal(['8D'], { name_suit: [] }) }),
    notices: events,
  },
  { name: 'round-over', view: view(round_over), notices: events },
  {
    name: 'game-over',
    view: view({
      ...round_over,
      ...full_sheet,
      state: 'game_over',
      next_round_ms: null,
      winners: [1],
      ready: [],
      you_host: false,
      host: 1,
    }),
    notices: events,
  },
  {
    name: 'game-over-host',
    view: view({
      ...round_over,
      ...full_sheet,
      state: 'game_over',
      next_round_ms: null,
      winners: [0],
      ready: [],
    }),
    notices: events,
  },
  {
    name: 'newcomer-start',
    view: view({ turn: 1, legal: null, under: 0, pile: ['7H'], round: 1, sheet: [] }),
    newcomer: 'new',
  },
  { name: 'newcomer-first-turn', view: view({ sheet: [], round: 1 }), newcomer: 'greeted' },
  {
    name: 'newcomer-explained',
    view: view({
      sheet: [],
      round: 1,
      pending: { kind: 'queen', cards: 5 },
      top: 'QS',
      pile: ['7S', 'QS'],
      suit: 'S',
      legal: legal(['QD'], { take: true }),
    }),
    newcomer: 'greeted',
    notices: [
      {
        ...{ seq: 9, missed: false },
        notices: [
          { n: 'played', seat: 3, cards: ['QS'] },
          { n: 'pending', seat: 0, kind: 'queen', cards: 5 },
        ],
      },
    ],
  },
  {
    name: 'coach-asked',
    view: view({ coach: true, turn: 1, legal: null }),
    notices: [{ seq: 9, missed: false, notices: [{ n: 'asked_coach', seat: 1, name: 'Bo' }] }],
  },
  { name: 'spectator', view: watching(view(on_eight)), notices: events },
  { name: 'reconnecting', view: view(on_eight), notices: events, connected: false },
  {
    name: 'computer-plays',
    view: view({
      seats: [{ ...person('Ann'), driver: 'computer' }, ...four_seats.slice(1)],
      legal: null,
      turn: 0,
    }),
    notices: events,
  },
];

/** The same table for somebody without a seat. */
export function watching(seen: View): View {
  const rest: Partial<View> = { ...seen };
  delete rest.hand;
  delete rest.legal;
  return { ...(rest as View), you: null, you_host: false, turn: 1 };
}
