import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { TableRow } from '../protocol/messages';
import Lobby from './Lobby.svelte';
import { table_row, welcomed, type Stage } from './testing';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const playing: Partial<TableRow> = {
  state: 'playing',
  round: 3,
  best: 88,
  watchers: 2,
  people: ['Cy'],
};

function open_lobby(tables: TableRow[], welcome: Record<string, unknown> = {}) {
  const stage = welcomed(welcome);
  const go = vi.fn();
  render(Lobby, { session: stage.session, go });
  stage.socket.say({ t: 'lobby', tables, next: null });
  flushSync();
  return { ...stage, go };
}

function say(stage: Stage, message: Record<string, unknown>) {
  stage.socket.say(message);
  flushSync();
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);

describe('the lobby', () => {
  it('asks for the tables, and for no more when it is left', () => {
    const { socket } = open_lobby([]);
    expect(socket.types).toEqual(['watch_lobby']);
    cleanup();
    expect(socket.types).toEqual(['watch_lobby', 'leave_lobby']);
  });

  it('says what to do when there is no table', () => {
    open_lobby([]);
    expect(screen.getByText('The table is free')).toBeTruthy();
    expect(screen.getByText(/Open a table and send the link/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New table' }).getAttribute('href')).toBe('/new');
  });

  it('takes whoever just wants to play to the fullest table of the usual game', async () => {
    const { session, go } = open_lobby([
      table_row('full', { seats: 2 }),
      table_row('other', { ruleset: 'power-cards', people: ['A', 'B', 'C'] }),
      table_row('few', { people: ['A'], created: 5 }),
      table_row('most', { people: ['A', 'B'] }),
      table_row('playing', playing),
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(go).toHaveBeenCalledWith('/t/most');
    expect(session.sit_on_arrival).toBe('most');
  });

  it('opens a table for whoever comes where nobody waits', async () => {
    const { socket } = open_lobby([table_row('playing', playing)]);
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(socket.last('create')).toMatchObject({ ruleset: 'newfoundland', access: 'public' });
  });

  it('says that it is looking before the list has come', () => {
    const { session } = welcomed();
    render(Lobby, { session, go: vi.fn() });
    expect(screen.getByText('Looking for tables…')).toBeTruthy();
  });

  it('tells of a waiting table who is there, what is played and how many seats are free', () => {
    open_lobby([table_row('a')]);
    expect(headings()).toEqual(['Ann and Bo']);
    expect(screen.getByText(/to.250/).textContent).toContain("Krazy\u00a08's");
    expect(screen.getByText(/2 seats free/)).toBeTruthy();
    const join = screen.getByRole('link', { name: 'Join Ann and Bo' });
    expect(join.getAttribute('href')).toBe('/t/a');
  });

  it('takes a seat on arrival when somebody joins', async () => {
    const { session, socket } = open_lobby([table_row('a')]);
    await fireEvent.click(screen.getByRole('link', { name: 'Join Ann and Bo' }));
    session.show_table('a');
    expect(socket.types.slice(-2)).toEqual(['join', 'sit']);
  });

  it('offers games in play for watching', () => {
    open_lobby([table_row('p', playing)]);
    expect(screen.getByText(/round 3 · best 88 · 2 watching/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Watch Cy' })).toBeTruthy();
    expect(screen.getByText(/No table is waiting just now/)).toBeTruthy();
  });

  it('has no seat to offer at a full table', () => {
    open_lobby([table_row('a', { seats: 2 })]);
    expect(screen.queryByRole('link', { name: /^Join/ })).toBe(null);
    expect(screen.getByText(/no seat free/)).toBeTruthy();
  });

  it('puts your own seat first and nowhere else', () => {
    open_lobby([table_row('a'), table_row('b')], { yours: [table_row('a')] });
    const all = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(all[0]).toBe('Your seat');
    expect(screen.getByRole('link', { name: 'Rejoin' }).getAttribute('href')).toBe('/t/a');
    expect(headings()).toHaveLength(2);
  });

  it('holds new tables back behind a button, so that nothing jumps', async () => {
    const stage = open_lobby([table_row('a')]);
    const fresh = table_row('n', { people: ['Dee'], created: 9_999_999_999 });
    say(stage, { t: 'lobby_changes', changed: [fresh], gone: [] });
    expect(headings()).toEqual(['Ann and Bo']);
    await fireEvent.click(screen.getByRole('button', { name: 'Show 1 new table' }));
    expect(headings()).toEqual(['Dee', 'Ann and Bo']);
  });

  it('keeps a closed table in its place and says so', () => {
    const stage = open_lobby([table_row('a'), table_row('b')]);
    say(stage, { t: 'lobby_changes', changed: [], gone: ['a'] });
    expect(headings()).toHaveLength(2);
    expect(screen.getByText('Closed')).toBeTruthy();
  });

  it('says of a locked table that one can only watch, and sends nobody there', async () => {
    const { socket } = open_lobby([table_row('a', { locked: true })]);
    expect(screen.queryByRole('link', { name: /^Join/ })).toBe(null);
    expect(screen.getByText(/locked, to watch only/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Watch Ann and Bo' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(socket.types).toContain('create');
  });

  it('shows a private table where one has a seat, and nowhere else', () => {
    const mine = table_row('mine', { access: 'private', people: ['Me'] });
    const other = table_row('other', { access: 'private' });
    open_lobby([other], { yours: [mine] });
    expect(headings()).toEqual(['Me']);
  });

  it('deals at once against the computer', async () => {
    const { socket, go } = open_lobby([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Play against the computer' }));
    const { request_id } = socket.last('create');
    socket.say({ t: 'created', request_id, table: 'new1' });
    await vi.waitFor(() => expect(socket.last('start').table).toBe('new1'));
    socket.say({ t: 'done', request_id: socket.last('start').request_id });
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/new1'));
  });

  it('says in words why no table could be opened', async () => {
    const { socket, go } = open_lobby([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Play against the computer' }));
    const { request_id } = socket.last('create');
    const refused = { t: 'refused', request_id, code: 'rate_limited', reason: 'rate_limited' };
    socket.say({ ...refused, params: {}, rule: null });
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('a lot at once'),
    );
    expect(go).not.toHaveBeenCalled();
  });

  it('gives somebody who never said a name the one in the box, before they sit', () => {
    localStorage.clear();
    const { session, socket } = open_lobby([table_row('a')]);
    session.me.guess = 'Puffin';
    session.me.typed = ' Dee ';
    session.show_table('a');
    void session.sit();
    expect(socket.types.slice(-2)).toEqual(['set_name', 'sit']);
    expect(socket.last('set_name').name).toBe('Dee');
    expect(session.me.named).toBe(false);
    socket.say({ t: 'you', person: { id: 'p1', name: 'Dee', admitted: true } });
    void session.sit();
    expect(socket.types.slice(-2)).toEqual(['sit', 'sit']);
  });
});

describe('a long lobby', () => {
  const names = ['Ann', 'Bo', 'Cy', 'Dee', 'Émilie', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo'];
  const ten = names.map((name, i) =>
    table_row(name, {
      ...{ people: [name], host: name, created: 100 - i, locked: name === 'Ann' },
      ...{ ruleset: i < 3 ? 'power-cards' : 'newfoundland' },
    }),
  );
  const field = () => screen.getByRole('searchbox', { name: "Somebody's name" });
  const type = (value: string) => fireEvent.input(field(), { target: { value } });
  const told = () => screen.getByRole('status').textContent?.trim();

  it('asks for nothing to be typed while there is little to look through', () => {
    open_lobby(ten.slice(0, 6));
    expect(screen.queryByRole('searchbox')).toBe(null);
  });

  it('is looked through by name, by game and by free seats, and the tab remembers it', async () => {
    open_lobby(ten);
    await type('emilie');
    expect(headings()).toEqual(['Émilie']);
    expect(told()).toBe('1 of 10 tables');
    await type('');
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Only with a free seat' }));
    expect(told()).toBe('9 of 10 tables');
    cleanup();
    open_lobby(ten);
    expect(told()).toBe('9 of 10 tables');
    expect(headings()).not.toContain('Ann');
  });

  it('leaves a table that has filled up in its place, marked, until the filter is used again', async () => {
    const stage = open_lobby(ten);
    const free_only = () => screen.getByRole('checkbox', { name: 'Only with a free seat' });
    await fireEvent.click(free_only());
    const before = headings();
    const full = { ...ten[4], seats: 1 };
    say(stage, { t: 'lobby_changes', changed: [full], gone: [] });
    expect(headings()).toEqual(before);
    expect(screen.getAllByRole('link', { name: 'Look in' })).toHaveLength(1);
    await fireEvent.click(free_only());
    await fireEvent.click(free_only());
    expect(headings()).toEqual(before.filter((name) => name !== 'Émilie'));
  });

  it('offers to clear the filter when nothing fits', async () => {
    open_lobby(ten);
    await type('Zebedee');
    expect(screen.getByText('No table fits')).toBeTruthy();
    await fireEvent.click(
      screen.getAllByRole('button', { name: 'Clear the filter' })[0] as Element,
    );
    expect(headings()).toHaveLength(10);
  });

  it('takes the focus back when the button that clears it goes', async () => {
    open_lobby(ten);
    await type('a');
    const clear = screen.getByRole('button', { name: 'Clear the filter' });
    clear.focus();
    await fireEvent.click(clear);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('comes in parts, one after the other, and draws no more of it than is looked at', () => {
    const stage = welcomed();
    render(Lobby, { session: stage.session, go: vi.fn() });
    const parts = [0, 1, 2].map((part) =>
      Array.from({ length: 200 }, (_, i) => table_row(`t${part}-${i}`, { created: i })),
    );
    say(stage, { t: 'lobby', tables: parts[0], next: 'c1' });
    expect(screen.getByText('More tables are coming…')).toBeTruthy();
    stage.clock.advance(60);
    expect(stage.socket.last('more_lobby').after).toBe('c1');
    say(stage, { t: 'more_lobby', tables: parts[1], next: 'c2' });
    stage.clock.advance(60);
    expect(stage.socket.last('more_lobby').after).toBe('c2');
    say(stage, { t: 'more_lobby', tables: parts[2], next: null });
    stage.clock.advance(1_000);
    expect(stage.socket.types).toEqual(['watch_lobby', 'more_lobby', 'more_lobby']);
    expect(told()).toBe('600 tables');
    expect(headings().length).toBeLessThanOrEqual(40);
  });
});

describe('the focus in the lobby', () => {
  it('goes to the list when the button that shows new tables goes', async () => {
    const stage = open_lobby([table_row('a')]);
    say(stage, { t: 'lobby_changes', changed: [table_row('b')], gone: [] });
    await fireEvent.click(screen.getByRole('button', { name: 'Show 1 new table' }));
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Tables waiting for players' }),
      ),
    );
  });

  it('stays in the search when its last letter is taken back', async () => {
    sessionStorage.setItem('kitchen-table.lobby-filter', JSON.stringify({ text: 'a' }));
    open_lobby([table_row('a')]);
    const box = screen.getByRole('searchbox');
    box.focus();
    await fireEvent.input(box, { target: { value: '' } });
    expect(document.activeElement).toBe(box);
  });
});
