import { describe, expect, it } from 'vitest';
import { view } from '../gallery/fixtures';
import type { Notice, View } from '../protocol/messages';
import { cue_for, is_too_much, quiet_ms } from './cues';

const others = { turn: 2, legal: null };
const heard = (notices: Notice[], now: Partial<View> = {}, rest = {}) =>
  cue_for({
    ...{ before: view({ ...others, counts: [6, 2, 7, 9] }), now: view({ ...others, ...now }) },
    ...{ notices, turn: false, hidden: false },
    ...rest,
  });
const laid = (seat: number): Notice => ({ n: 'played', seat, cards: ['2H'] });
const hit: Notice = { n: 'pending', seat: 0, kind: 'two', cards: 2 };
const over = (winner: number | null): Notice => ({
  ...{ n: 'round_over', reason: 'out', winner, points: [], totals: [] },
});

describe('what is heard', () => {
  it('is a card laid, and cards drawn', () => {
    expect(heard([laid(3)])).toBe('play');
    expect(heard([{ n: 'drew', seat: 3, count: 1 }])).toBe('draw');
    expect(heard([{ n: 'took', seat: 3, count: 4 }])).toBe('draw');
  });

  it('is one cue for all that comes at once, the most important', () => {
    const drew: Notice = { n: 'drew', seat: 2, count: 1 };
    expect(heard([drew, laid(3)])).toBe('play');
    expect(heard([drew, laid(3), laid(1)], { counts: [6, 1, 7, 9] })).toBe('last_card');
    expect(heard([laid(1)], { turn: 0, counts: [6, 1, 7, 9] }, { turn: true })).toBe('turn');
    expect(heard([laid(1), hit], { turn: 0 }, { turn: true })).toBe('hit');
    expect(heard([laid(1), over(1)], {}, { turn: false })).toBe('lost');
  });

  it('is no pickup that falls on somebody else, or went on from here', () => {
    expect(heard([laid(2), { ...hit, seat: 3 }])).toBe('play');
    expect(heard([laid(2), hit], { turn: 1 })).toBe('play');
  });

  it('is a round won or lost; the winner is cheered by those who watch', () => {
    expect(heard([over(0)])).toBe('won');
    expect(heard([over(null)])).toBe('lost');
    expect(heard([over(2)], { you: null })).toBe('won');
    expect(heard([over(1), { n: 'game_over', winners: [0] }])).toBe('won');
  });

  it('is a last card once, also one that is called', () => {
    const before = view({ ...others, counts: [6, 1, 7, 9] });
    expect(heard([laid(3)], { counts: [6, 1, 7, 8] }, { before })).toBe('play');
    expect(heard([{ n: 'called', seat: 2 }])).toBe('last_card');
  });

  it('is nothing where nothing is to be heard', () => {
    expect(heard([])).toBeNull();
    expect(heard([{ n: 'watchers', count: 3 }])).toBeNull();
  });

  it('is only the own turn while the page is hidden', () => {
    expect(heard([laid(1), hit], { turn: 0 }, { turn: true, hidden: true })).toBe('turn');
    expect(heard([laid(3), over(0)], {}, { hidden: true })).toBeNull();
  });

  it('is less of what others lay and draw when it comes fast', () => {
    expect(is_too_much('play', quiet_ms - 1)).toBe(true);
    expect(is_too_much('draw', quiet_ms)).toBe(false);
    expect(is_too_much('turn', 0)).toBe(false);
    expect(is_too_much('last_card', 0)).toBe(false);
  });
});
