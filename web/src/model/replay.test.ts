import { afterEach, describe, expect, it, vi } from 'vitest';
import { rules } from '../gallery/fixtures';
import type { Notice } from '../protocol/messages';
import { replay_from, type Replay } from '../protocol/replay';
import { notices_of, ReplayRound } from './replay';
import { ReplayPlayer } from './replay_player.svelte';

const dealt: Notice = { n: 'round_dealt', round: 3, dealer: 1, starter: '5H' };
const drew: Notice = { n: 'drew', seat: 1, count: 1 };
const drew_own: Notice = { n: 'drew', seat: 1, count: 1, cards: ['KS'] };
const played: Notice = { n: 'played', seat: 0, cards: ['7H'] };

const replay: Replay = {
  ...{ id: 'a', game: 'g', ended: 1, line: '{}' },
  seats: [
    { name: 'Ann', computer: false },
    { name: 'Skipper', computer: true },
  ],
  record: {
    ...{ ruleset: 'newfoundland', rules, seats: 2, round: 3, dealer: 1 },
    totals_before: [40, 0],
    end: { totals: [40, 17], game_over: false, game_winners: [] },
  },
  frames: [
    { told: [dealt], own: [null, null], changes: { turn: 1, stock: 40 }, hands: [['7H'], ['2C']] },
    {
      ...{ seat: 1, action: { do: 'draw' }, told: [drew], own: [null, [drew_own]] },
      ...{ changes: { turn: 0, stock: 39 }, hands: [['7H'], ['2C', 'KS']] },
    },
    {
      ...{ seat: 0, action: { do: 'play', cards: ['7H'] }, told: [played], own: [null, null] },
      ...{ changes: { top: '7H' }, hands: [[], ['2C', 'KS']] },
    },
  ],
};

describe('a replay', () => {
  const round = new ReplayRound(replay);

  it('shows at each step what everybody saw then', () => {
    expect([0, 1, 2].map((at) => round.view(at, null).stock)).toEqual([40, 39, 39]);
    expect(round.view(1, null).top).toBeNull();
    expect(round.view(2, null).top).toBe('7H');
  });

  it('shows a seat its own hand and nobody else a hand', () => {
    expect(round.view(1, 1).hand).toEqual(['2C', 'KS']);
    expect(round.view(1, 1).you).toBe(1);
    expect('hand' in round.view(1, null)).toBe(false);
  });

  it('tells a seat what it was told, and with all hands open everything', () => {
    const [, frame] = replay.frames;
    if (!frame) throw new Error('no frame');
    expect(notices_of(frame, 0)).toEqual([drew]);
    expect(notices_of(frame, 1)).toEqual([drew_own]);
    expect(notices_of(frame, null)).toEqual([drew_own]);
  });

  it('has the totals of its end only at its end', () => {
    expect(round.view(1, null).totals).toEqual([40, 0]);
    expect(round.view(1, null).state).toBe('playing');
    expect(round.view(2, null).totals).toEqual([40, 17]);
    expect(round.view(2, null).state).toBe('between_rounds');
  });

  it('calls seats by their numbers while nobody may know who sat there', () => {
    const unnamed = new ReplayRound({ ...replay, seats: [] });
    expect(unnamed.view(0, null).seats).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
  });

  it('is read only if it is one', () => {
    const sent = { format: 'kitchen-table/replay/1', ...replay };
    expect(replay_from(sent)?.frames.length).toBe(3);
    expect(replay_from({ ...sent, format: 'kitchen-table/replay/2' })).toBeNull();
    expect(replay_from({ ...sent, frames: [] })).toBeNull();
    expect(replay_from('nothing')).toBeNull();
  });
});

describe('playing a replay', () => {
  afterEach(() => vi.useRealTimers());

  it('steps and jumps within the round, and knows a step from a jump', () => {
    const player = new ReplayPlayer(() => 5);
    player.step(1);
    expect([player.at, player.stepped]).toEqual([1, true]);
    player.jump(3);
    expect([player.at, player.stepped]).toEqual([3, false]);
    player.jump(99);
    expect(player.at).toBe(4);
    player.step(-1);
    expect([player.at, player.stepped]).toEqual([3, false]);
    player.jump(-2);
    expect(player.at).toBe(0);
  });

  it('plays to the end, stops there, and begins anew', () => {
    vi.useFakeTimers();
    const player = new ReplayPlayer(() => 3);
    player.speed = 2;
    player.play();
    vi.advanceTimersByTime(700);
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(700);
    expect([player.at, player.playing]).toEqual([2, false]);
    vi.advanceTimersByTime(5000);
    expect(player.at).toBe(2);
    player.play();
    expect([player.at, player.playing]).toEqual([0, true]);
    player.step(1);
    vi.advanceTimersByTime(5000);
    expect([player.at, player.playing]).toEqual([1, false]);
  });
});
