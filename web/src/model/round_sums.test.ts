import { expect, it } from 'vitest';
import { preset } from '../gallery/presets';
import type { SheetRow } from '../protocol/messages';
import { round_sums } from './round_sums';

const row: SheetRow = {
  ...{ round: 1, reason: 'out', winner: 1, points: [0, 80, 0], totals: [0, 80, 0] },
  hands: [['8S', 'KD'], [], ['TC']],
};

it('a hand counts what its cards count', () => {
  // An eight is 50, a king 20, a ten 10; the winner collects them all.
  const sums = round_sums(row, preset('newfoundland'));
  expect(sums?.[0]?.cards).toEqual([
    { card: '8S', points: 50 },
    { card: 'KD', points: 20 },
  ]);
  expect(sums?.map((hand) => hand.sum)).toEqual([70, 0, 10]);
});

it('no sum is shown where the points were counted otherwise', () => {
  expect(round_sums({ ...row, points: [0, 79, 0] }, preset('newfoundland'))).toBeNull();
});

it('a blocked round may pay only what the others held more', () => {
  const blocked: SheetRow = { ...row, reason: 'blocked', winner: 2, points: [0, 0, 60 + 5 - 20] };
  const sums = round_sums(
    { ...blocked, hands: [['8S', 'TC'], ['5C'], ['TC']] },
    preset('newfoundland'),
  );
  expect(sums?.map((hand) => hand.sum)).toEqual([60, 5, 10]);
});

it('where everybody pays each sum is what that seat paid, doubled by a last eight', () => {
  const rules = preset('tens-and-jokers');
  const single = [rules.values['8'] + rules.values.K, 0, rules.values.T];
  const paid = (factor: number) => ({ ...row, points: single.map((sum) => sum * factor) });
  expect(round_sums(paid(1), rules)?.map((hand) => hand.sum)).toEqual(single);
  expect(round_sums(paid(rules.last_eight_factor), rules)).not.toBeNull();
  expect(round_sums(paid(7), rules)).toBeNull();
});
