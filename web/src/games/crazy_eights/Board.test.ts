import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { legal, person, view, watching } from '../../gallery/fixtures';
import { preset } from '../../gallery/presets';
import * as keyboard from '../../a11y/keyboard';
import { prefer } from '../../a11y/preferences.svelte';
import type { BoardProps, Outcome } from '../../model/board';
import type { Action, Refused, View } from '../../protocol/messages';
import { all_here } from '../../ui/part.svelte';
import Board from './Board.svelte';
import { beside } from './parts';

// As at a table where somebody has been for a moment.
beforeAll(() => all_here(beside));

const done: Outcome = { ok: true };

function board(seen: View, changes: Partial<BoardProps> = {}) {
  const act = vi.fn<(action: Action) => Promise<Outcome>>(async () => done);
  const props: BoardProps = {
    view: seen,
    notices: [],
    connected: true,
    refusal: null,
    act,
    next_round: vi.fn(async () => done),
    start: vi.fn(async () => done),
    sit: vi.fn(async () => done),
    to_lobby: vi.fn(),
    rules_href: '/rules/newfoundland',
    ...changes,
  };
  return { act, props, ...render(Board, props) };
}

function refusal(reason: string, params: Refused['params']): Outcome {
  const refused = { t: 'refused', action_id: 'a', code: reason, reason, params } as const;
  return { ok: false, refused };
}

const card = (name: RegExp) => screen.getByRole('button', { name });
const click = async (name: RegExp) => fireEvent.click(card(name));
const prompt = () => screen.getByRole('region', { name: 'What to do' }).textContent;
const alert = () => screen.getByRole('alert').textContent;

// Whoever presses a key has looked at the board before.
beforeEach(() => void vi.spyOn(keyboard.Typing.prototype, 'goes_on').mockReturnValue(false));
beforeEach(() => {
  window.matchMedia = vi.fn(() => ({ matches: true }) as MediaQueryList);
  prefer('one_tap', false);
  prefer('order', 'suit');
});
afterEach(cleanup);

describe('the turn clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts down from what the server told, and says once when ten seconds are left', async () => {
    board(view({ turn_s: 40, turn_ms: 12_400 }));
    const time = () => screen.getByRole('timer').textContent;
    await tick();
    expect(time()).toContain('0:13');
    expect(alert()).not.toContain('Ten seconds');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(time()).toContain('0:10');
    expect(alert()).toContain('Ten seconds left');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(time()).toContain('0:00');
  });

  it('is not shown where no clock runs', () => {
    board(view({ turn_s: 40, turn_ms: null }));
    expect(screen.queryByRole('timer')).toBe(null);
  });
});

describe('playing a card', () => {
  it('takes a tap that lifts it and one that plays it', async () => {
    const { act } = board(view());
    await click(/^seven of clubs, can be played/);
    expect(prompt()).toContain('Tap the seven of clubs again');
    expect(act).not.toHaveBeenCalled();
    await click(/^seven of clubs, can be played/);
    expect(act.mock.calls).toEqual([[{ do: 'play', cards: ['7C'] }]]);
  });

  it('takes the button as well', async () => {
    const { act } = board(view());
    await click(/^nine of hearts/);
    await click(/^Play nine of hearts$/);
    expect(act).toHaveBeenCalledWith({ do: 'play', cards: ['9H'] });
  });

  it('sends nothing twice while the first is on its way', async () => {
    const act = vi.fn(() => new Promise<Outcome>(() => undefined));
    board(view(), { act });
    await click(/^seven of clubs/);
    await click(/^Play seven of clubs$/);
    await click(/^seven of clubs/);
    await click(/^seven of clubs/);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('lays the next card, lifted while the last action is still on its way, after that one', async () => {
    let settle: (outcome: Outcome) => void = () => undefined;
    const act = vi.fn(() => new Promise<Outcome>((resolve) => (settle = resolve)));
    const seen = view({ hand: ['TC', 'KS'], legal: legal([], { draw: true }) });
    const { rerender, props } = board(seen, { act });
    const sending = () => document.querySelector('[data-sending]') !== null;
    expect(sending()).toBe(false);
    await click(/^Draw a card/);
    expect(sending()).toBe(true);
    await rerender({ ...props, view: view({ hand: ['TC', 'KS', '4H'], legal: legal(['4H']) }) });
    await click(/^four of hearts/);
    await click(/^Play four of hearts$/);
    expect(act).toHaveBeenCalledTimes(1);
    settle(done);
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2));
    expect(act).toHaveBeenLastCalledWith({ do: 'play', cards: ['4H'] });
    settle(done);
    await vi.waitFor(() => expect(sending()).toBe(false));
  });

  it('asks the server about a card that does not fit, and says why at the prompt and aloud', async () => {
    const params = { card: 'QD', suit: 'H', rank: '7', playable: ['7C', '9H'] };
    const act = vi.fn(async () => refusal('no_match', params));
    board(view(), { act });
    await click(/^queen of diamonds, does not fit/);
    await tick();
    expect(prompt()).toContain('Hearts is in force');
    expect(prompt()).toContain('You can play 7♣ or 9♥.');
    expect(alert()).toContain('Hearts is in force');
    expect(act).toHaveBeenCalledWith({ do: 'play', cards: ['QD'] });
  });

  it('tells the one that was tapped of two equal cards from the other', async () => {
    const seen = view({ hand: ['7C', '7C', '9H'], legal: legal(['7C']) });
    const { container } = board(seen);
    const second = container.querySelector<HTMLElement>('[data-key="7C#1"]');
    await fireEvent.click(second as HTMLElement);
    expect(second?.getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelector('[data-key="7C#0"]')?.getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  it('shows what the server refused, with the way to the rule', async () => {
    const refused: Refused = {
      ...{ t: 'refused', action_id: 'a', code: 'no_match', reason: 'no_match' },
      params: { card: '7C', suit: 'S', rank: '8', named_by: 1, playable: ['KS'] },
      rule: 'match',
    };
    board(view(), { act: async () => ({ ok: false, refused }) });
    await click(/^seven of clubs/);
    await click(/^Play seven of clubs$/);
    await tick();
    expect(prompt()).toContain('Spades is in force, named by Bo');
    const link = screen.getByRole('link', { name: 'Rule' });
    expect(link.getAttribute('href')).toBe('/rules/newfoundland#match');
  });
});

describe('an eight', () => {
  const seen = view({ hand: ['8D', 'KS', '3S'], legal: legal(['8D']) });

  it('opens the suit chooser, with what one holds of each suit', async () => {
    const { act } = board(seen);
    await click(/^eight of diamonds/);
    const chooser = screen.getByRole('group', { name: /Name the suit/ });
    const names = within(chooser)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(names).toEqual([
      'Spades, you hold 2',
      'Hearts, you hold 0',
      'Clubs, you hold 0',
      'Diamonds, you hold 0',
      'Cancel',
    ]);
    await click(/^Spades, you hold 2$/);
    expect(act).toHaveBeenCalledWith({ do: 'play', cards: ['8D'], suit: 'S' });
  });

  it('goes back to the hand when cancelled; nothing was sent', async () => {
    const { act } = board(seen);
    await click(/^eight of diamonds/);
    await click(/^Cancel$/);
    expect(screen.queryByRole('group', { name: /Name the suit/ })).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it('asks for no suit as the last card', async () => {
    const { act } = board(view({ hand: ['8D'], legal: legal(['8D'], { name_suit: [] }) }));
    await click(/^eight of diamonds/);
    await click(/^Play eight of diamonds$/);
    expect(act).toHaveBeenCalledWith({ do: 'play', cards: ['8D'] });
  });
});

it('several twos go down in the order tapped', async () => {
  const { act } = board(view({ hand: ['2C', '2S', 'KS'], legal: legal(['2C', '2S']) }));
  await click(/^two of spades, pickup 2, can be played/);
  await click(/^two of clubs/);
  expect(prompt()).toContain('2♠ and 2♣: on top, clubs in force.');
  await click(/^Lay 2 twos$/);
  expect(act).toHaveBeenCalledWith({ do: 'play', cards: ['2S', '2C'] });
});

describe('the stock and the pickup', () => {
  it('a draw is a tap on the stock or the button', async () => {
    const { act } = board(view({ hand: ['TC'], legal: legal([], { draw: true }) }));
    await click(/^Stock, 23 cards: draw one/);
    await click(/^Draw a card/);
    expect(act.mock.calls).toEqual([[{ do: 'draw' }], [{ do: 'draw' }]]);
  });

  it('a draw that is not allowed says why', async () => {
    const act = vi.fn(async () => refusal('draw_have_play', { playable: ['7C', '9H'] }));
    board(view(), { act });
    await click(/^Draw a card/);
    await tick();
    expect(prompt()).toContain("You can't draw: 7♣ or 9♥ can be played.");
    expect(act).toHaveBeenCalledWith({ do: 'draw' });
  });

  it('a demanded card is named on the table, with what it costs not to lay it', async () => {
    const pending = { kind: 'duel', step: 1, suit: 'S', leader: 1, answerer: 0 } as const;
    const rules = preset('fifteen-hands');
    const { act } = board(view({ rules, pending, legal: legal([], { take: true }) }));
    const plate = screen.getByRole('group', { name: 'Asked for' }).textContent;
    expect(plate).toContain('Only five of spades');
    expect(plate).toContain('or pick up 2');
    await click(/^Pick up 2/);
    expect(act).toHaveBeenCalledWith({ do: 'take' });
  });

  it('a pickup is taken with its own button, which says how many', async () => {
    const pending = { kind: 'two', cards: 4 } as const;
    const { act } = board(view({ pending, legal: legal(['2S'], { take: true }) }));
    expect(screen.getByRole('group', { name: 'Pickup' }).textContent).toContain('Pick up 4');
    await click(/^Pick up 4/);
    expect(act).toHaveBeenCalledWith({ do: 'take' });
  });
});

describe('the last card', () => {
  const rules = preset('tens-and-jokers');
  const two_left = (changes: Partial<View> = {}) =>
    view({ rules, hand: ['9H', 'KS'], legal: legal(['9H'], { call: true }), ...changes });

  it('is called with the play that leaves it', async () => {
    const { act } = board(two_left());
    await click(/^nine of hearts/);
    await click(/^Play nine of hearts and call last card$/);
    expect(act).toHaveBeenCalledWith({ do: 'play', cards: ['9H'], call: true });
  });

  it('is called by a second tap, too, but not by those who will not', async () => {
    const { act } = board(two_left());
    await click(/^nine of hearts/);
    await click(/^nine of hearts/);
    await tick();
    await click(/^nine of hearts/);
    await click(/^Without the call$/);
    expect(act.mock.calls).toEqual([
      [{ do: 'play', cards: ['9H'], call: true }],
      [{ do: 'play', cards: ['9H'] }],
    ]);
  });

  it('is called by a button of its own when the server offers it, also on the turn of others', async () => {
    const { act } = board(two_left({ turn: 1, legal: legal([], { call: true }) }));
    await click(/^Last card!/);
    expect(act).toHaveBeenCalledWith({ do: 'call' });
  });

  it('says that it has been called, on the bar and on the seats of others', () => {
    board(
      two_left({ called: [true, true, false, false], counts: [2, 1, 7, 2], legal: legal(['9H']) }),
    );
    expect(screen.getByText('Last card called')).toBeTruthy();
    expect(screen.getByText(/^Bo, .*Last card, called/)).toBeTruthy();
    expect(screen.getByText('Called')).toBeTruthy();
  });
});

describe('the keyboard', () => {
  const key = (name: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, shiftKey });

  it('goes along the hand with the arrows, and to the cards that fit with N', async () => {
    board(view());
    screen.getByRole('button', { name: /^two of spades/ }).focus();
    await key('ArrowRight');
    await tick();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^king of spades/);
    await key('n');
    await tick();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^nine of hearts/);
  });

  it('has one tab stop in the hand', () => {
    const { container } = board(view());
    expect(container.querySelectorAll('[data-key][tabindex="0"]')).toHaveLength(1);
  });

  it('keeps the focus in the hand when the card that had it has been played', async () => {
    const { rerender, props } = board(view());
    card(/^nine of hearts/).focus();
    const hand = (view().hand ?? []).filter((one) => one !== '9H');
    await rerender({ ...props, view: view({ hand, turn: 1, legal: null }) });
    await tick();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^seven of clubs/);
  });

  it('draws, names suits and reads the table', async () => {
    const { act } = board(view({ hand: ['8D', 'KS'], legal: legal(['8D']) }));
    await key('r');
    expect(alert()).toContain('On the pile: seven of hearts. Hearts in force.');
    await click(/^eight of diamonds/);
    await key('s');
    expect(act).toHaveBeenCalledWith({ do: 'play', cards: ['8D'], suit: 'S' });
  });
});

describe('what others do', () => {
  it('marks the cards that have just come', async () => {
    const { rerender, props } = board(view());
    await rerender({ ...props, view: view({ hand: [...(view().hand ?? []), '4C'] }) });
    expect(card(/^four of clubs, new/)).toBeTruthy();
  });
});

describe('those who cannot act', () => {
  it('have no hand and no buttons when they watch', () => {
    const { container } = board(watching(view()));
    expect(container.querySelector('[data-place="hand"]')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Actions' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Stock/ })).toBeNull();
    expect(prompt()).toContain('You are watching.');
  });

  it('keep the board while the connection is down, but it does nothing', async () => {
    const { act } = board(view(), { connected: false });
    await click(/^seven of clubs/);
    await click(/^seven of clubs/);
    expect(act).not.toHaveBeenCalled();
    expect(prompt()).toContain('Reconnecting');
  });

  it('come back with one button when the computer has played for them', async () => {
    const mine = { ...person('Ann'), driver: 'computer' as const };
    const { props } = board(view({ seats: [mine, ...view().seats.slice(1)], legal: null }));
    await click(/^I'm back$/);
    expect(props.sit).toHaveBeenCalledWith(0);
  });
});

describe('after a round', () => {
  const over = {
    ...{ state: 'between_rounds', turn: null, legal: null, next_round_ms: 15000 },
    over: {
      ...{ reason: 'out', winner: 1, points: [0, 70, 0, 0] },
      hands: [['8S', 'KD'], [], [], []],
    },
  } as Partial<View>;

  it('every hand lies open with its sum, and one can say ready', async () => {
    const { props } = board(view(over));
    expect(screen.getByRole('heading', { name: /Bo went out: 70 points\./ })).toBeTruthy();
    expect(screen.getByText('eight of spades 50, king of diamonds 20; together 70')).toBeTruthy();
    await click(/^Ready$/);
    expect(props.next_round).toHaveBeenCalled();
  });

  it('the focus goes to the result', async () => {
    const { rerender, props } = board(view());
    await rerender({ ...props, view: view(over) });
    await tick();
    await tick();
    expect(document.activeElement?.textContent).toContain('Bo went out');
  });

  it('the host deals another game, the others wait', async () => {
    const finished: Partial<View> = { ...over, state: 'game_over', winners: [1] };
    const { props, unmount } = board(view(finished));
    await click(/^Another game$/);
    expect(props.start).toHaveBeenCalled();
    unmount();
    board(view({ ...finished, you_host: false, host: 1 }));
    expect(screen.queryByRole('button', { name: /^Another game$/ })).toBeNull();
    expect(prompt()).toContain('Bo can deal another.');
  });
});
