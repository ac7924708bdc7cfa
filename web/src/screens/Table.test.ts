import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { example } from '../connection/fake_server';
import { computer } from '../gallery/fixtures';
import { golden_view } from '../protocol/golden';
import type { View } from '../protocol/messages';
import { all_here } from '../ui/part.svelte';
import Table from './Table.svelte';
import { table_parts } from './table_parts';
import { welcomed } from './testing';

// As at a table where somebody has been for a moment.
beforeAll(() => all_here(table_parts));

afterEach(cleanup);

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';

function open_table() {
  const stage = welcomed();
  const go = vi.fn();
  render(Table, { session: stage.session, table, go });
  flushSync();
  const say = (message: Record<string, unknown>) => {
    stage.socket.say(message);
    flushSync();
  };
  return { ...stage, go, say };
}

describe("a table's page", () => {
  it('joins the table and says that it is coming', () => {
    const { socket } = open_table();
    expect(socket.types).toEqual(['join']);
    expect(screen.getByRole('status').textContent).toBe('Coming to the table…');
  });

  it('shows the waiting room before the deal', () => {
    const { say } = open_table();
    say(example('view', 'waiting, seen by the host'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The table is laid');
  });

  it('says that there is no such table, once, and asks no further', () => {
    const { socket, say } = open_table();
    const { request_id } = socket.last('join');
    say({ ...example('refused', 'unknown table'), request_id });
    expect(screen.getByRole('heading').textContent).toBe('This table is closed');
    expect(screen.getByText(/the link was cut short/)).toBeTruthy();
    expect(socket.types).toEqual(['join']);
  });

  it('says that the table was closed while it was open', () => {
    const { say } = open_table();
    say(example('view', 'waiting, seen by the host'));
    say({ t: 'closed', table, reason: 'empty' });
    expect(screen.getByText(/Nobody was left at it/)).toBeTruthy();
  });

  it('shows the board in play, and asks before a seat is given up', async () => {
    const { socket, say, go } = open_table();
    say(example('view', 'in play, own turn'));
    const menu = await screen.findByRole('button', { name: 'Menu' }, { timeout: 10_000 });
    await fireEvent.click(menu);
    await fireEvent.click(await screen.findByRole('button', { name: 'Leave the table' }));
    expect(socket.types).toEqual(['join']);
    await fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    socket.say({ t: 'done', request_id: socket.last('leave').request_id });
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/'));
  }, 20_000);

  it('lets whoever is writing go on writing when the host deals', async () => {
    const { say } = open_table();
    const changed = (name: string) => ({
      ...example('view', name),
      view: { ...golden_view(name), talk: 'free' },
    });
    say(changed('waiting, seen by the host'));
    const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say something' });
    box().focus();
    await fireEvent.input(box(), { target: { value: 'good l' } });
    say({ ...changed('in play, own turn'), seq: 99 });
    await screen.findByRole('button', { name: 'Menu' }, { timeout: 10_000 });
    await vi.waitFor(() => expect(document.activeElement).toBe(box()));
    expect(box().value).toBe('good l');
  });

  it('says that the game ends for all, where it does, before a seat is given up', async () => {
    const { socket, say } = open_table();
    const seen = golden_view('in play, own turn');
    const rules = { ...seen.rules, on_leave: 'end_game' };
    say({ ...example('view', 'in play, own turn'), view: { ...seen, rules } });
    const menu = await screen.findByRole('button', { name: 'Menu' }, { timeout: 10_000 });
    await fireEvent.click(menu);
    await fireEvent.click(await screen.findByRole('button', { name: 'Leave the table' }));
    expect(screen.getByText(/the game ends for everybody/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Leave and end the game' }));
    expect(socket.last('leave').table).toBe(table);
  }, 20_000);

  it('lets the host change the house rules between rounds, not during one', async () => {
    const { socket, say } = open_table();
    const open_menu = async () => {
      const menu = await screen.findByRole('button', { name: 'Menu' }, { timeout: 10_000 });
      await fireEvent.click(menu);
    };
    say(example('view', 'in play, own turn'));
    await open_menu();
    expect(screen.queryByRole('button', { name: 'Change settings' })).toBe(null);
    say(example('view', 'between rounds'));
    await fireEvent.click(await screen.findByRole('button', { name: 'Change settings' }));
    await fireEvent.click(screen.getByRole('switch', { name: 'Jacks skip' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Save the settings' }));
    expect(socket.last('change_settings').rules).toEqual({ effect: { J: 'plain' } });
    expect(screen.getByRole('radio', { name: '5' }).closest('fieldset')?.disabled).toBe(true);
  }, 20_000);

  it('keeps what is said at one table, and begins anew at another', () => {
    const { session, say } = open_table();
    say(example('view', 'in play, own turn'));
    const line = { id: 1, person: 'bo', name: 'Bo', seat: 1, at: 1, text: 'hi' };
    say({ t: 'talk', table, lines: [line] });
    say({ t: 'said', table, line: { ...line, id: 2 } });
    say({ t: 'said', table: 'another', line: { ...line, id: 3 } });
    expect(session.talk.lines).toHaveLength(2);
    expect(session.talk.unread).toBe(1);
    session.show_table('another');
    expect(session.talk.lines).toEqual([]);
  });

  it('seats somebody who wished for it as soon as the round is over', async () => {
    const { socket, say } = open_table();
    const playing = golden_view('in play, seen by a spectator');
    const watching = (state: View['state']) => ({
      ...{ t: 'view', table, seq: 50, view: { ...playing, state } },
    });
    say(watching('playing'));
    const wish = await screen.findByRole(
      'button',
      { name: /^Sit down after/ },
      { timeout: 10_000 },
    );
    await fireEvent.click(wish);
    expect(socket.types).not.toContain('sit');
    say({ ...watching('between_rounds'), seq: 51 });
    expect(socket.types).toContain('sit');
    const { request_id } = socket.last('sit');
    const refused = { code: 'table_full', reason: 'table_full', params: {}, rule: null };
    say({ t: 'refused', request_id, ...refused });
    await vi.waitFor(() => expect(screen.getByText(/No seat was left for you/)).toBeTruthy());
    say({ ...watching('between_rounds'), seq: 52 });
    expect(socket.types.filter((type) => type === 'sit')).toHaveLength(1);
  }, 20_000);

  it('asks, when a round is over, what these people have played together', async () => {
    const { socket, say } = open_table();
    const ended = golden_view('between rounds');
    const holder = (id: string) =>
      ({ kind: 'person', person: id, name: id, here: true, driver: 'person' }) as const;
    const seats = ended.seats.map((seat, i) => (i < 2 ? holder(`p${i}`) : computer(seat.kind)));
    const view = { ...ended, you: 0, seats };
    say({ ...example('view', 'between rounds'), view });
    expect(socket.last('together')).toMatchObject({
      ruleset: 'newfoundland',
      people: ['p0', 'p1'],
    });
    const standings = [{ person: 'p0', name: 'Ann', games: 3, won: 1, points: 9 }];
    say({ t: 'together', request_id: socket.last('together').request_id, standings });
    await screen.findAllByText('Ann 3 games, 1 won', {}, { timeout: 10_000 });
    say({ ...example('view', 'between rounds'), seq: 99, view: { ...view, ready: [0] } });
    expect(socket.types.filter((type) => type === 'together')).toHaveLength(1);
  }, 20_000);
});
