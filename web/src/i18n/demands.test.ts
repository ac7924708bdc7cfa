import { describe, expect, it } from 'vitest';
import { preset } from '../gallery/presets';
import { answer_choice, covering_choice, demand_cost, demanded_card, duel_before } from './demands';

const fifteen = preset('fifteen-hands');
const duel = (step: 1 | 2 | 3) =>
  ({ kind: 'duel', step, suit: 'S', leader: 1, answerer: 2 }) as const;
const owed = { kind: 'cover', rank: '3', suit: 'D' } as const;

describe('what is demanded', () => {
  it('costs what the rules of the table say', () => {
    expect(demand_cost({ kind: 'two', cards: 4 }, fifteen)).toBe(4);
    expect(demand_cost(owed, fifteen)).toBe(1);
    expect(([1, 2, 3] as const).map((step) => demand_cost(duel(step), fifteen))).toEqual([2, 4, 6]);
  });

  it('is, in a duel, the next card of its suit, and the one before was laid by the other', () => {
    expect(([1, 2, 3] as const).map((step) => demanded_card(duel(step)))).toEqual([
      '5S',
      '6S',
      '7S',
    ]);
    expect(duel_before(duel(1))).toEqual({ card: '4S', seat: 1 });
    expect(duel_before(duel(2))).toEqual({ card: '5S', seat: 2 });
    expect(duel_before(duel(3))).toEqual({ card: '6S', seat: 1 });
  });

  it('can be covered by suit, rank, eight or joker', () => {
    expect(covering_choice(owed, fifteen)).toBe('a diamond, another three, an eight or a joker');
  });

  it('can be answered as the rules say', () => {
    expect(answer_choice('two', fifteen)).toBe('a two, an eight or a joker');
    expect(answer_choice('joker', fifteen)).toBe('a joker');
    expect(answer_choice('two', preset('power-cards'))).toBe('a two');
    expect(answer_choice('queen', preset('newfoundland'))).toBe('a queen');
  });
});
