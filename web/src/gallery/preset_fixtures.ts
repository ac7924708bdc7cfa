// What the other rulesets ask of the table: demands, calls, jokers, chains, long sheets, shared and abandoned games.

import type { Card, Notice, SheetRow, View } from '../protocol/messages';
import { batches, computer, legal, person, view, type Fixture } from './fixtures';
import { preset } from './presets';

const table = (slug: string, changes: Partial<View>): View =>
  view({ ruleset: slug, rules: preset(slug), ...changes });
const fifteen = (changes: Partial<View>): View =>
  table('fifteen-hands', { round: 4, totals: [55, 20, 130, 75], sheet: [], ...changes });
const tens = (changes: Partial<View>): View =>
  table('tens-and-jokers', { round: 2, totals: [24, 0, 61, 15], sheet: [], ...changes });

const told = (...notices: Notice[]) =>
  batches({ n: 'round_dealt', round: 4, dealer: 3, starter: '4D' }, ...notices);

const ace_on_top: Partial<View> = { top: 'AH', pile: ['4D', '7H', 'AH'], suit: 'H' };
const four_on_top: Partial<View> = { top: '4S', pile: ['7H', '7S', '4S'], suit: 'S' };
const duel = { kind: 'duel', suit: 'S', leader: 1, answerer: 0 } as const;
const owed = { kind: 'cover', rank: 'A', suit: 'H' } as const;

const two_packs: Card[] = [
  ...['7C', '7C', '9H', 'QD', '2S', '2S', 'KS', '4C', '5C', '6C', 'TC', 'JC', 'QC', 'KC'],
  ...['3D', '4D', '9D', '9D', '3S', '4S', '5S', 'AH', '3H', 'TH', 'XX', 'XX'],
];

const eight_seats = [
  ...[person('Ann'), person('Bartholomew Fitzgerald'), computer('Skipper'), person('Dee')],
  ...[person('Émilie'), computer('Nan Parsons'), person('Gus'), person('Hilda')],
];

/** Points of finished rounds, made up but always the same. */
function finished(rounds: number, seats: number): { sheet: SheetRow[]; totals: number[] } {
  const totals = Array.from({ length: seats }, () => 0);
  const sheet = Array.from({ length: rounds }, (_, r) => {
    const winner = (r * 3) % seats;
    const points = totals.map((_, seat) =>
      seat === winner ? 0 : ((r * 37 + seat * 53) % 17) * 10,
    );
    points.forEach((won, seat) => (totals[seat] = (totals[seat] ?? 0) + won));
    const hands: Card[][] = points.map(() => []);
    return { round: r + 1, reason: 'out' as const, winner, points, totals: [...totals], hands };
  });
  return { sheet, totals };
}

const over = { turn: null, legal: null, state: 'between_rounds', next_round_ms: 15000 } as const;
const left_over: Card[][] = [['KD', '4H'], [], ['TH', 'XX'], ['2C', '2D', '9S']];

function long_sheet(seats: View['seats']): View {
  const { sheet, totals } = finished(15, seats.length);
  const last = sheet.at(-1);
  return fifteen({
    ...{ ...over, state: 'game_over', next_round_ms: null, seats, sheet, totals, round: 15 },
    counts: seats.map((_, i) => (i === last?.winner ? 0 : 2)),
    called: seats.map(() => false),
    winners: [totals.indexOf(Math.min(...totals))],
    over: {
      ...{ reason: 'out', winner: last?.winner ?? 0, points: last?.points ?? [] },
      hands: seats.map((_, i) => (i === last?.winner ? [] : ['XX', 'KD'])),
    },
  });
}

export const preset_fixtures: Fixture[] = [
  {
    name: 'fifteen-cover',
    view: fifteen({
      ...ace_on_top,
      hand: ['9H', 'AC', '8D', 'XX', 'TS'],
      pending: owed,
      legal: legal(['9H', 'AC', '8D', 'XX'], { take: true, name_suit: ['8D', 'XX'] }),
    }),
    notices: told({ n: 'played', seat: 0, cards: ['AH'] }, { n: 'pending', seat: 0, ...owed }),
  },
  {
    name: 'fifteen-cover-none',
    view: fifteen({
      ...ace_on_top,
      hand: ['9S', 'TS'],
      pending: owed,
      legal: legal([], { take: true }),
    }),
    notices: told({ n: 'played', seat: 0, cards: ['AH'] }),
  },
  {
    name: 'fifteen-cover-other',
    view: fifteen({ ...ace_on_top, turn: 3, pending: owed, legal: null }),
    notices: told({ n: 'played', seat: 3, cards: ['AH'] }),
  },
  {
    name: 'fifteen-duel',
    view: fifteen({
      ...four_on_top,
      hand: ['5S', '9H', 'QD', 'KS'],
      pending: { ...duel, step: 1 },
      legal: legal(['5S'], { take: true }),
    }),
    notices: told(
      { n: 'played', seat: 1, cards: ['4S'] },
      { n: 'pending', seat: 0, ...duel, step: 1 },
    ),
  },
  {
    name: 'fifteen-duel-none',
    view: fifteen({
      ...{ top: '5S', pile: ['7S', '4S', '5S'], suit: 'S' },
      hand: ['9H', 'QD', 'KS'],
      pending: { ...duel, step: 2, leader: 0, answerer: 1 },
      legal: legal([], { take: true }),
    }),
    notices: told({ n: 'played', seat: 1, cards: ['5S'] }),
  },
  {
    name: 'fifteen-duel-other',
    view: fifteen({
      ...{ ...four_on_top, turn: 2, legal: null },
      pending: { ...duel, step: 1, leader: 0, answerer: 2 },
    }),
    notices: told({ n: 'played', seat: 0, cards: ['4S'] }),
  },
  {
    name: 'fifteen-chain',
    view: fifteen({
      hand: ['AH', '3H', '9H', 'QD', 'AS', 'KS'],
      legal: legal(['AH', '3H', '9H']),
    }),
    notices: told({ n: 'played', seat: 3, cards: ['7H'] }),
    taps: ['AH#0', '3H#0', '9H#0'],
  },
  {
    name: 'fifteen-chain-suit',
    view: fifteen({
      hand: ['AH', '3H', '8C', 'QD', 'KS'],
      legal: legal(['AH', '3H', '8C'], { name_suit: ['8C'] }),
    }),
    notices: told({ n: 'played', seat: 3, cards: ['7H'] }),
    taps: ['AH#0', '8C#0'],
  },
  {
    name: 'fifteen-joker-pickup',
    view: fifteen({
      ...{ top: 'XX', pile: ['7H', 'XX'], suit: 'S', named: true, named_by: 3 },
      hand: ['XX', '9H', 'QD', 'KS'],
      pending: { kind: 'joker', cards: 5 },
      legal: legal(['XX'], { take: true, name_suit: ['XX'] }),
    }),
    notices: told(
      { n: 'played', seat: 3, cards: ['XX'], suit: 'S' },
      { n: 'pending', seat: 0, kind: 'joker', cards: 5 },
    ),
  },
  {
    name: 'fifteen-joker-suit',
    view: fifteen({
      hand: ['XX', '9H', 'QD', 'KS'],
      legal: legal(['XX', '9H'], { name_suit: ['XX'] }),
    }),
    notices: told({ n: 'played', seat: 3, cards: ['7H'] }),
    taps: ['XX#0'],
  },
  {
    name: 'fifteen-call',
    view: fifteen({
      hand: ['9H', 'QD'],
      counts: [2, 1, 7, 2],
      called: [false, true, false, true],
      legal: legal(['9H']),
    }),
    notices: told({ n: 'played', seat: 1, cards: ['7H'], call: true }),
    taps: ['9H#0'],
  },
  {
    name: 'fifteen-called',
    view: fifteen({
      ...{ hand: ['QD'], counts: [1, 3, 7, 2], turn: 1, legal: null },
      called: [true, false, false, false],
    }),
    notices: told(
      { n: 'played', seat: 0, cards: ['9H'], call: true },
      { n: 'penalty', seat: 2, count: 1, why: 'no_call' },
    ),
  },
  {
    name: 'fifteen-two-packs',
    view: fifteen({
      hand: two_packs,
      counts: [26, 3, 2, 4],
      legal: legal(['9H', 'AH', '3H', 'TH', '7C', 'XX'], { name_suit: ['XX'] }),
      stock: 9,
    }),
    notices: told({ n: 'took', seat: 0, count: 5 }),
    taps: ['7C#1'],
  },
  { name: 'fifteen-sheet', view: long_sheet(eight_seats.slice(0, 4)) },
  { name: 'fifteen-sheet-eight', view: long_sheet(eight_seats) },
  {
    name: 'tens-any-card',
    view: tens({
      ...{ top: 'XX', pile: ['7H', 'XX'], suit: 'any' },
      legal: legal(['7C', '9H', 'QD', '2S', '2D', 'KS'], { twos: 1 }),
    }),
    notices: told({ n: 'played', seat: 3, cards: ['XX'] }),
  },
  {
    name: 'tens-call',
    view: tens({
      ...{ hand: ['TH', 'KS'], counts: [2, 1, 7, 2], called: [false, false, false, true] },
      legal: legal(['TH'], { twos: 1, call: true }),
    }),
    notices: told(
      { n: 'played', seat: 1, cards: ['7H'] },
      { n: 'penalty', seat: 1, count: 2, why: 'no_call' },
      { n: 'called', seat: 3 },
    ),
  },
  {
    name: 'tens-double',
    view: tens({
      ...{ ...over, top: '8H', pile: ['7H', '8H'], totals: [72, 0, 131, 135], ready: [] },
      hand: ['KD', '4H'],
      counts: [2, 0, 2, 3],
      over: { reason: 'out', winner: 1, points: [28, 0, 70, 78], hands: left_over },
      ...finished(2, 4),
    }),
  },
  {
    name: 'tens-shared',
    view: tens({
      ...{ ...over, state: 'game_over', next_round_ms: null, round: 3, winners: [0, 1] },
      ...{ sheet: finished(3, 4).sheet, totals: [40, 40, 131, 135], ready: [] },
      over: { reason: 'out', winner: 1, points: [14, 0, 35, 39], hands: left_over },
    }),
  },
  {
    name: 'fifty-may-draw',
    view: table('fifty-per-player', {
      legal: legal(['7C', '9H'], { draw: true, twos: 1 }),
    }),
  },
  {
    name: 'power-must-answer',
    view: table('power-cards', {
      ...{ top: '2C', pile: ['7S', '7H', '2C'], suit: 'C' },
      pending: { kind: 'two', cards: 2 },
      legal: legal(['2S', '2D'], { twos: 1 }),
    }),
  },
  {
    name: 'power-stock-out',
    view: table('power-cards', {
      ...{ ...over, stock: 0, totals: [24, 20, 61, 95], ready: [0] },
      over: { reason: 'stock_out', winner: null, points: [14, 20, 20, 13], hands: left_over },
    }),
  },
  {
    name: 'ranked-tied',
    view: table('power-cards-ranked', {
      ...{ ...over, totals: [24, 24, 61, 115], ready: [], top: '7H' },
      over: { reason: 'out', winner: 1, points: [14, 0, 20, 13], hands: left_over },
    }),
  },
  {
    name: 'ranked-abandoned',
    view: table('power-cards-ranked', {
      ...{ ...over, state: 'game_over', next_round_ms: null, winners: [], ready: [] },
      over: { reason: 'abandoned', winner: null, points: [0, 0, 0, 0], hands: left_over },
    }),
  },
];
