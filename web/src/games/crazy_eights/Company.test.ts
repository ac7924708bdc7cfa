// What the board has for people rather than cards: talk, watching, a restart, games together.

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { computer, person, view, watching } from '../../gallery/fixtures';
import { Typing } from '../../a11y/keyboard';
import type { BoardProps, Outcome } from '../../model/board';
import type { View } from '../../protocol/messages';
import { all_here } from '../../ui/part.svelte';
import Board from './Board.svelte';
import { beside } from './parts';

// As at a table where somebody has been for a moment.
beforeAll(() => all_here(beside));

const done: Outcome = { ok: true };
const panel = createRawSnippet(() => ({
  render: () => '<div><button type="button" data-talk-start>Hello!</button></div>',
}));
const here = async () => undefined;

function board(seen: View, changes: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    ...{ view: seen, notices: [], connected: true, refusal: null },
    act: vi.fn(async () => done),
    next_round: vi.fn(async () => done),
    start: vi.fn(async () => done),
    sit: vi.fn(async () => done),
    to_lobby: vi.fn(),
    ...changes,
  };
  return { props, ...render(Board, props) };
}

const wish = (changes: Partial<NonNullable<BoardProps['wish']>> = {}) => ({
  ...{ wanted: false, want: vi.fn(), problem: '' },
  ...changes,
});
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(button(name) as HTMLElement);
const key = (name: string) => fireEvent.keyDown(window, { key: name });
const over = {
  ...{ state: 'between_rounds', turn: null, legal: null, next_round_ms: 15000 },
  over: { reason: 'out', winner: 1, points: [0, 70, 0, 0], hands: [[], [], [], []] },
} as Partial<View>;

beforeEach(() => {
  window.matchMedia = vi.fn(() => ({ matches: true }) as MediaQueryList);
});
afterEach(cleanup);

it('leaves the keys to a dialog of the page that lies over it', async () => {
  vi.spyOn(Typing.prototype, 'goes_on').mockReturnValue(false);
  const { props } = board(view());
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button type="button">Stay</button>';
  document.body.append(dialog);
  dialog.open = true;
  const stay = button('Stay') as HTMLElement;
  // Not prevented: the browser itself closes the dialog.
  expect(await fireEvent.keyDown(stay, { key: 'Escape' })).toBe(true);
  await fireEvent.keyDown(document.body, { key: 'd' });
  expect(props.act).not.toHaveBeenCalled();
  dialog.remove();
  await fireEvent.keyDown(document.body, { key: 'd' });
  expect(props.act).toHaveBeenCalledOnce();
});

describe('talk at the board', () => {
  it('is a tab beside the table that counts what is new', async () => {
    board(view(), { talk: { panel, here, unread: 2 } });
    const tab = screen.getByRole('tab', { name: /^Talk/ });
    expect(tab.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Talk 2');
    expect(screen.queryByText('Hello!')).toBe(null);
    await fireEvent.click(tab);
    expect(screen.getByRole('tabpanel', { name: /^Talk/ }).textContent).toContain('Hello!');
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('is reached with G, and the focus goes to where one says something', async () => {
    board(view(), { talk: { panel, here, unread: 0 } });
    await key('g');
    await tick();
    expect(document.activeElement?.textContent).toBe('Hello!');
  });

  it('opens as a sheet from the bar', async () => {
    board(view(), { talk: { panel, here, unread: 1 } });
    await press('Talk, one new line');
    expect(screen.getByRole('dialog', { name: 'Talk' }).textContent).toContain('Hello!');
  });

  it('is not there where nobody may talk', async () => {
    board(view());
    expect(screen.queryByRole('tab')).toBe(null);
    expect(button(/^Talk/)).toBe(null);
    await key('g');
    expect(screen.getByRole('alert').textContent).toBe('Nobody talks at this table.');
  });
});

describe('watching', () => {
  const round = watching(view({ watchers: 3 }));

  it('says so, with how many others', () => {
    board(round);
    expect(screen.getByText('You and 2 others are watching.')).toBeTruthy();
  });

  it('takes a wish to sit down after the round, and takes it back', async () => {
    const asked = wish();
    const { rerender, props } = board(round, { wish: asked });
    await press('Sit down after this round');
    expect(asked.want).toHaveBeenCalledWith(true);
    const wanted = wish({ wanted: true });
    await rerender({ ...props, wish: wanted });
    expect(screen.getByText('You sit down when this round is over.')).toBeTruthy();
    await press('Rather not');
    expect(wanted.want).toHaveBeenCalledWith(false);
  });

  it('says why there is no seat to wish for', async () => {
    const people = ['Ann', 'Bo', 'Cy', 'Dee'].map(person);
    const { rerender, props } = board({ ...round, seats: people }, { wish: wish() });
    expect(screen.getByText('A person sits in every seat.')).toBeTruthy();
    await rerender({ ...props, view: { ...round, locked: true } });
    expect(screen.getByText('The host lets nobody new sit down.')).toBeTruthy();
    expect(button('Sit down after this round')).toBe(null);
  });

  it('offers every computer’s seat between rounds and after a game, unless the table is locked', async () => {
    const seats = [person('Ann'), person('Bo'), computer('Skipper'), computer('Nan')];
    const seen = watching(view({ ...over, seats }));
    const { rerender, props } = board(seen);
    await press('Sit in for Nan');
    expect(props.sit).toHaveBeenCalledWith(3);
    await rerender({ ...props, view: { ...seen, state: 'game_over', winners: [1] } });
    expect(button('Sit in for Skipper')).toBeTruthy();
    await rerender({ ...props, view: { ...seen, locked: true } });
    expect(button(/^Sit in for/)).toBe(null);
  });
});

describe('before the server restarts', () => {
  const notice = /The server restarts soon. This table is kept/;

  it('the round goes on under a notice, which comes into a place that is read aloud', async () => {
    const { rerender } = board(view());
    const places = screen.getAllByRole('status');
    await rerender({ view: view({ draining: true }) });
    expect(places.some((place) => notice.test(place.textContent ?? ''))).toBe(true);
    expect(screen.getByText(notice)).toBeTruthy();
    expect(button(/^seven of clubs/)).toBeTruthy();
  });

  it('nothing more is dealt, and it says when', () => {
    board(view({ ...over, draining: true }));
    expect(button('Ready')).toBe(null);
    expect(screen.getByText('The next round comes after the restart.')).toBeTruthy();
    expect(screen.getByText(/the next round has to wait/)).toBeTruthy();
    cleanup();
    board(view({ ...over, state: 'game_over', winners: [1], draining: true }));
    expect(button('Another game')).toBe(null);
    expect(screen.getAllByRole('button', { name: 'Back to the lobby' }).length).toBe(2);
  });
});

it('what these people have played together stands under the score', () => {
  const standing = (name: string, games: number, won: number) => ({
    ...{ person: name, name, games, won, points: 0 },
  });
  board(view(over), { together: [standing('Ann', 12, 5), standing('Bo', 12, 7)] });
  expect(screen.getAllByText('Ann 12 games, 5 won').length).toBeGreaterThan(0);
  cleanup();
  board(view(over), { together: [standing('Ann', 0, 0)] });
  expect(screen.queryByText('Together so far')).toBe(null);
});
