import { describe, expect, it } from 'vitest';
import { view } from '../../gallery/fixtures';
import { preset } from '../../gallery/presets';
import { call_goes_with, covers, hand_without, is_closing } from './chains';

const fifteen = preset('fifteen-hands');
const seen = (slug: string, hand: string[], called = false) =>
  view({ rules: preset(slug), hand, called: [called, false, false, false] });

describe('a card that has to be covered', () => {
  it.each([
    ['9H', true],
    ['AC', true],
    ['8S', true],
    ['XX', true],
    ['9S', false],
  ])('%s covers the ace of hearts: %s', (card, does) => {
    expect(covers(card, 'AH')).toBe(does);
  });
});

describe('a hand that could be laid in one go', () => {
  it('is one card, or aces and threes that cover each other up to any last card', () => {
    expect(is_closing(['9S'], fifteen)).toBe(true);
    expect(is_closing(['9S', 'AS'], fifteen)).toBe(true);
    expect(is_closing(['9S', '3S', 'AH', '3H'], fifteen)).toBe(true);
  });

  it('is not two plain cards, nor an ace that nothing of it covers', () => {
    expect(is_closing(['9S', 'TS'], fifteen)).toBe(false);
    expect(is_closing(['9S', 'AH'], fifteen)).toBe(false);
    expect(is_closing([], fifteen)).toBe(false);
  });
});

it('of equal cards only as many leave the hand as are laid', () => {
  expect(hand_without(['7C', '7C', '9H'], ['7C'])).toEqual(['7C', '9H']);
});

describe('the call of the last card goes with a play', () => {
  it('that leaves one card, where forgetting it costs cards, unless it was called already', () => {
    expect(call_goes_with(['9H'], seen('tens-and-jokers', ['9H', 'QD']))).toBe(true);
    expect(call_goes_with(['9H'], seen('tens-and-jokers', ['9H', 'QD'], true))).toBe(false);
    expect(call_goes_with(['9H'], seen('tens-and-jokers', ['9H', 'QD', 'KS']))).toBe(false);
    expect(call_goes_with(['9H'], seen('tens-and-jokers', ['9H']))).toBe(false);
  });

  it('that leaves what could go down at once, where nobody goes out without it', () => {
    expect(call_goes_with(['7H'], seen('fifteen-hands', ['7H', 'AS', '9S']))).toBe(true);
    expect(call_goes_with(['7H'], seen('fifteen-hands', ['7H', 'TS', '9S']))).toBe(false);
    expect(call_goes_with(['7H', 'AS'], seen('fifteen-hands', ['7H', 'AS']))).toBe(false);
  });

  it('never, where nobody calls', () => {
    expect(call_goes_with(['9H'], seen('newfoundland', ['9H', 'QD']))).toBe(false);
  });
});
