import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { legal, view } from '../../gallery/fixtures';
import { prefer } from '../../a11y/preferences.svelte';
import type { BoardProps, NoticeBatch, Outcome } from '../../model/board';
import type { Card, Notice, Seat, View } from '../../protocol/messages';
import { sound } from '../../sound/sounds';
import { all_here } from '../../ui/part.svelte';
import Board from './Board.svelte';
import { beside } from './parts';

vi.mock('../../sound/sounds', () => ({ sound: vi.fn() }));

// As at a table where somebody has been for a moment.
beforeAll(() => all_here(beside));

const done: Outcome = { ok: true };
const act = vi.fn(async () => done);

function board(seen: View, changes: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    ...{ view: seen, notices: [], connected: true, refusal: null, act },
    ...{ next_round: async () => done, start: async () => done },
    ...changes,
  };
  const { rerender } = render(Board, props);
  return (later: Partial<BoardProps>) => rerender({ ...props, ...later });
}

const batch = (seq: number, ...notices: Notice[]): NoticeBatch => ({
  ...{ seq, notices, missed: false },
});
const laid = (seat: Seat, card: Card): Notice => ({ n: 'played', seat, cards: [card] });
const theirs = view({ turn: 3, legal: null });
const log = () => screen.getAllByRole('log')[0]?.textContent ?? '';
const alert = () => screen.getByRole('alert').textContent;
const later = () => vi.advanceTimersByTimeAsync(1000);
const press = (key: string, rest = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...rest });
const over: Partial<View> = {
  ...{ state: 'between_rounds', turn: null, legal: null, next_round_ms: 15000 },
  over: { reason: 'out', winner: 1, points: [0, 70, 0, 0], hands: [['KD'], [], [], []] },
};

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  window.matchMedia = vi.fn(() => ({ matches: true }) as MediaQueryList);
});
afterEach(() => {
  cleanup();
  hide(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what others do', () => {
  it('is told when it is new, not when the board is first shown', async () => {
    const update = board(theirs, { notices: [batch(1, laid(3, '7S'))] });
    await later();
    expect(log()).toBe('');
    await update({ view: theirs, notices: [batch(1, laid(3, '7S')), batch(2, laid(1, '7D'))] });
    await later();
    expect(log()).toContain('Bo laid the seven of diamonds.');
    expect(log()).not.toContain('seven of spades');
  });

  it('is told before ones own turn, in the same breath', async () => {
    const update = board(theirs);
    await update({ view: view(), notices: [batch(2, laid(3, '7H'))] });
    expect(alert()).toBe('Dee laid the seven of hearts. Your turn, 6 cards, 2 can be played.');
    await later();
    expect(log()).toBe('');
  });

  it('is told from the deal on to whoever waited for it', async () => {
    const dealt: Notice = { n: 'round_dealt', round: 3, dealer: 3, starter: '4D' };
    board(theirs, { notices: [batch(1, dealt), batch(2, laid(1, '7S'))] });
    await later();
    expect(log()).toContain('Round 3: Dee dealt');
    expect(log()).toContain('Bo laid the seven of spades.');
  });

  it('is not told again to whoever missed it', async () => {
    const update = board(theirs);
    await update({ view: theirs, notices: [{ ...batch(4, laid(1, '7S')), missed: true }] });
    await later();
    expect(log()).toBe('');
  });
});

describe('cards that are lifted', () => {
  it('are told where something is asked for: a suit, or the order of twos', async () => {
    const update = board(view({ hand: ['8D', 'KS'], legal: legal(['8D']) }));
    await fireEvent.click(screen.getByRole('button', { name: /^eight of diamonds/ }));
    expect(alert()).toBe('Name the suit for your eight of diamonds.');
    await update({ view: view({ hand: ['2C', '2S', 'KS'], legal: legal(['2C', '2S']) }) });
    await fireEvent.click(screen.getByRole('button', { name: /^two of spades/ }));
    expect(alert()).toContain('on top, spades in force');
  });
});

describe('the connection', () => {
  it('is told when it is lost and when it is back, but not that it is there', async () => {
    const update = board(theirs);
    expect(alert()).toBe('');
    await update({ connected: false });
    expect(alert()).toContain('Connection lost');
    await update({ connected: true });
    expect(alert()).toBe('Connected again.');
  });
});

describe('letters after the deal', () => {
  it('play nothing while somebody is still typing a line', async () => {
    board(view({ legal: legal([], { draw: true }) }));
    for (const letter of 'drop dead') {
      await vi.advanceTimersByTimeAsync(200);
      await press(letter);
    }
    expect(act).not.toHaveBeenCalled();
    await later();
    await press('d');
    expect(act.mock.calls).toEqual([[{ do: 'draw' }]]);
  });

  it('play at once when another key has shown that somebody plays', async () => {
    board(view({ legal: legal([], { draw: true }) }));
    await press('d');
    await press('ArrowRight');
    await press('d');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('are read all the same, and a key held down does one thing', async () => {
    board(view({ legal: legal([], { draw: true }) }));
    await press('r');
    expect(alert()).toContain('On the pile');
    await later();
    await press('d');
    await press('d', { repeat: true });
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a round', () => {
  it('takes the focus to the result, but not from whoever is writing', async () => {
    const update = board(view());
    const line = document.createElement('textarea');
    document.body.append(line);
    line.focus();
    await update({ view: view(over) });
    await tick();
    expect(document.activeElement).toBe(line);
    line.remove();
    await update({ view: view() });
    await update({ view: view(over) });
    await tick();
    expect(document.activeElement?.textContent).toContain('Bo went out');
  });
});

describe('motion', () => {
  const motions = vi.fn(() => ({ finish: () => undefined }) as unknown as Animation);

  beforeEach(() => {
    motions.mockClear();
    vi.spyOn(Element.prototype, 'animate').mockImplementation(motions);
    window.matchMedia = vi.fn(() => ({ matches: false }) as MediaQueryList);
  });
  afterEach(() => prefer('motion', 'system'));

  const somebody_lays = async () => {
    const update = board(theirs);
    await update({ view: theirs, notices: [batch(2, laid(1, '7H'))] });
    return motions.mock.calls.length;
  };

  it('shows how the card came to the pile', async () => {
    expect(await somebody_lays()).toBe(1);
  });

  it('is none where the person, or their system, wants less', async () => {
    prefer('motion', 'less');
    expect(await somebody_lays()).toBe(0);
    cleanup();
    prefer('motion', 'system');
    window.matchMedia = vi.fn(() => ({ matches: true }) as MediaQueryList);
    expect(await somebody_lays()).toBe(0);
  });

  it('is none on a page that is not seen, also not when it is seen again', async () => {
    hide(true);
    expect(await somebody_lays()).toBe(0);
    hide(false);
    expect(motions).not.toHaveBeenCalled();
  });
});

describe('sounds', () => {
  it('come with the news, one for all of them', async () => {
    const heard = vi.mocked(sound).mockClear();
    const update = board(theirs);
    await update({ view: theirs, notices: [batch(1, laid(3, '7S'), laid(2, '7D'))] });
    expect(heard.mock.calls).toEqual([['play']]);
    await update({ view: view(), notices: [batch(2, laid(3, '7H'))] });
    expect(heard.mock.calls).toEqual([['play'], ['turn']]);
  });

  it('tick in the last five seconds of ones own turn', async () => {
    const heard = vi.mocked(sound).mockClear();
    board(view({ turn_s: 40, turn_ms: 7_500 }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).not.toHaveBeenCalledWith('tick');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(heard.mock.calls.filter(([cue]) => cue === 'tick')).toHaveLength(5);
  });
});

describe('the notice of the system', () => {
  const notices: { title: string; close: ReturnType<typeof vi.fn>; onclick?: () => void }[] = [];

  beforeEach(() => {
    notices.length = 0;
    class Notice_ {
      static permission = 'granted';
      close = vi.fn();
      constructor(readonly title: string) {
        notices.push(this);
      }
    }
    vi.stubGlobal('Notification', Notice_);
    prefer('notices', true);
  });
  afterEach(() => prefer('notices', false));

  const my_turn = async () => {
    const update = board(theirs);
    await update({ view: view(), notices: [batch(2, laid(3, '7H'))] });
    return update;
  };

  it('comes once when it is ones turn and the page is hidden, and goes when it is seen', async () => {
    hide(true);
    await my_turn();
    expect(notices.map(({ title }) => title)).toEqual(['Your turn']);
    expect(notices[0]?.close).not.toHaveBeenCalled();
    hide(false);
    expect(notices[0]?.close).toHaveBeenCalled();
  });

  it('goes when the turn passes', async () => {
    hide(true);
    const update = await my_turn();
    await update({ view: theirs });
    expect(notices[0]?.close).toHaveBeenCalled();
  });

  it('brings the page to the front', async () => {
    const front = vi.spyOn(window, 'focus').mockReturnValue();
    hide(true);
    await my_turn();
    notices[0]?.onclick?.();
    expect(front).toHaveBeenCalled();
    expect(notices[0]?.close).toHaveBeenCalled();
  });

  it('does not come to whoever looks at the page, or wants none', async () => {
    await my_turn();
    cleanup();
    hide(true);
    prefer('notices', false);
    await my_turn();
    expect(notices).toEqual([]);
  });
});
