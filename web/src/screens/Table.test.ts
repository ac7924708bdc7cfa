import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { example } from '../connection/fake_server';
import { golden_view } from '../protocol/golden';
import Table from './Table.svelte';
import { welcomed } from './testing';

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
});
