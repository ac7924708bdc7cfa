import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { TableRow } from '../protocol/messages';
import Lobby from './Lobby.svelte';
import { table_row, welcomed, type Stage } from './testing';

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
  stage.socket.say({ t: 'lobby', tables });
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
    socket.say({ t: 'you', person: { id: 'p1', name: 'Dee' } });
    void session.sit();
    expect(socket.types.slice(-2)).toEqual(['sit', 'sit']);
  });
});
