import { describe, expect, it } from 'vitest';
import { legal, view, watching } from '../../gallery/fixtures';
import type { Notice, View } from '../../protocol/messages';
import { flow, spoken_lines, turn_came } from './announce';
import { counts_text, readings, turn_text } from './spoken';

const laid = (seat: number, call = false): Notice => ({
  ...{ n: 'played', seat, cards: ['7H'] },
  ...(call ? { call } : {}),
});
const before = view({ counts: [6, 2, 7, 9], turn: 1 });
const lines = (
  notices: Notice[],
  now: Partial<View> = {},
  level: 'all' | 'mine' | 'turn' = 'all',
) => spoken_lines(notices, before, view(now), level);

describe('what is read aloud', () => {
  it('is who laid what, and that it leaves them their last card', () => {
    expect(lines([laid(1)])).toEqual(['Bo laid the seven of hearts.', 'Bo: last card!']);
    expect(lines([laid(3)])).toEqual(['Dee laid the seven of hearts.']);
  });

  it('is the last card once, and not beside its call', () => {
    expect(lines([laid(1), laid(1)])).toHaveLength(3);
    const called = [false, true, false, false];
    expect(lines([laid(1, true)], { called }).join(' ')).not.toContain('Bo: last card');
  });

  it('is the direction, by who comes after oneself', () => {
    const turned: Notice = { n: 'reversed', direction: 'anticlockwise' };
    expect(lines([turned])[0]).toContain('after you, Dee');
    expect(spoken_lines([turned], before, watching(view()), 'all')[0]).toBe(
      'The direction turns: anticlockwise now.',
    );
  });

  it('is how a round ended, with the score', () => {
    const over: Notice = {
      ...{ n: 'round_over', reason: 'out', winner: 1, points: [0, 70, 0, 0] },
      totals: [88, 210, 0, 0],
    };
    const told = lines([over], { totals: [88, 210, 0, 0], state: 'between_rounds' });
    expect(told).toEqual(['Bo went out: 70 points.', 'You 88, Bo 210, Skipper 0 and Dee 0.']);
  });

  it('is as much as is wanted', () => {
    const some: Notice[] = [laid(3), { n: 'skipped', seat: 0 }, { n: 'paused', paused: true }];
    expect(lines(some)).toHaveLength(3);
    expect(lines(some, {}, 'mine')).toEqual(['You are skipped.', 'The host has paused the game.']);
    expect(lines(some, {}, 'turn')).toEqual([]);
  });
});

describe('a burst', () => {
  const one = (sentences: string[]) => flow(sentences, view());

  it('is one sentence', () => {
    expect(one(['Skipper drew 2 cards.', 'Dee laid the jack of spades.', 'You are skipped.'])).toBe(
      'Skipper drew 2 cards, Dee laid the jack of spades, you are skipped.',
    );
  });

  it('keeps apart what has more than one breath', () => {
    expect(one(['Bo passed.', 'The direction turns: clockwise now.', 'Dee passed.'])).toBe(
      'Bo passed. The direction turns: clockwise now. Dee passed.',
    );
    expect(one(['Bo: last card!', 'Dee passed.'])).toBe('Bo: last card! Dee passed.');
    expect(one([])).toBe('');
  });
});

describe('the own turn', () => {
  it('comes, comes again after a card laid, and goes on after one drawn', () => {
    const mine = view();
    expect(turn_came(view({ turn: 3 }), mine)).toBe('first');
    expect(turn_came(view({ hand: [...(mine.hand ?? []), '4C'] }), mine)).toBe('again');
    expect(turn_came(view({ hand: (mine.hand ?? []).slice(1) }), mine)).toBe('still');
    expect(turn_came(mine, mine)).toBeNull();
    expect(turn_came(mine, view({ turn: 1 }))).toBeNull();
    expect(turn_came(null, watching(mine))).toBeNull();
  });

  it('says what to do where no card can be played', () => {
    expect(turn_text(view(), 'first')).toBe('Your turn, 6 cards, 2 can be played.');
    expect(turn_text(view({ legal: legal([], { draw: true }) }), 'still')).toBe(
      'Still your turn, 6 cards, none can be played. Draw a card.',
    );
    expect(turn_text(view({ legal: legal([], { pass: true }) }), 'first')).toContain(
      'You can only pass.',
    );
  });
});

describe('what can be asked for', () => {
  it('is how many cards everybody holds, oneself too', () => {
    expect(counts_text(view())).toBe('Bo one card, Skipper 7 cards, Dee 9 cards and you 6 cards.');
    expect(counts_text(watching(view()))).toMatch(/^Ann 6 cards, Bo one card/);
  });

  it('is never met with silence', () => {
    for (const [name, read] of Object.entries(readings)) {
      for (const seen of [view(), view({ top: null, hand: [] }), watching(view())])
        expect(read(seen, [], []), name).toMatch(/\S/);
    }
  });
});
