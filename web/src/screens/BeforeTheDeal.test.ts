import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { example, type FakeSocket } from '../connection/fake_server';
import { golden_view } from '../protocol/golden';
import type { View } from '../protocol/messages';
import { all_here } from '../ui/part.svelte';
import BeforeTheDeal from './BeforeTheDeal.svelte';
import { table_parts } from './table_parts';
import { welcomed } from './testing';

// As at a table where somebody has been for a moment.
beforeAll(() => all_here(table_parts));

afterEach(cleanup);

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const host_view = golden_view('waiting, seen by the host');
const guest_view: View = { ...host_view, you: null, you_host: false };

function open_table(view: View) {
  const stage = welcomed();
  stage.session.show_table(table);
  stage.socket.say({ ...example('view', 'waiting, seen by the host'), view });
  render(BeforeTheDeal, { session: stage.session, table, view, ruleset: stage.ruleset });
  flushSync();
  return stage;
}

async function answered(socket: FakeSocket, request: 'add_computer' | 'swap_seats') {
  socket.say({ t: 'done', request_id: socket.last(request).request_id });
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

describe('a table before the deal', () => {
  it('tells the host what to do next, and deals', async () => {
    const { socket } = open_table(host_view);
    expect(screen.getByText(/computers take the 2 empty seats/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Deal (2 computers join)' }));
    expect(socket.last('start').table).toBe(table);
  });

  it('lets the host put a computer on a seat, change places, and remove somebody who is sure to go', async () => {
    const { socket } = open_table(host_view);
    await fireEvent.click(screen.getByRole('button', { name: 'Seats' }));
    await fireEvent.click(screen.getAllByRole('button', { name: 'Add a computer' })[0] as Element);
    expect(socket.last('add_computer')).toMatchObject({ table, seat: 2 });
    await answered(socket, 'add_computer');
    await fireEvent.click(screen.getByRole('button', { name: 'Move Bo up' }));
    expect(socket.last('swap_seats')).toMatchObject({ seat: 1, with: 0 });
    await answered(socket, 'swap_seats');
    await fireEvent.click(screen.getByRole('button', { name: 'Remove Bo' }));
    expect(socket.sent.some((message) => message.t === 'remove')).toBe(false);
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
    expect(socket.last('remove')).toMatchObject({ table, seat: 1 });
  });

  it('deals by itself after ten seconds where nobody was waiting, unless the host waits for friends', async () => {
    vi.useFakeTimers();
    try {
      const { socket, session } = open_table(host_view);
      session.deals_itself = table;
      flushSync();
      expect(screen.getByRole('timer').textContent).toContain('10 seconds');
      await vi.advanceTimersByTimeAsync(9_000);
      expect(socket.types).not.toContain('start');
      await vi.advanceTimersByTimeAsync(1_300);
      expect(socket.types.filter((type) => type === 'start')).toHaveLength(1);
      session.deals_itself = table;
      flushSync();
      await fireEvent.click(screen.getByRole('button', { name: 'Wait for friends' }));
      await vi.advanceTimersByTimeAsync(20_000);
      expect(socket.types.filter((type) => type === 'start')).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells others whom they wait for, and does not let them deal', () => {
    open_table({ ...host_view, you: 1, you_host: false });
    expect(screen.getByText('Waiting for Ann to deal.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Deal/ })).toBe(null);
    expect(screen.queryByRole('button', { name: 'Change settings' })).toBe(null);
  });

  it('offers every empty seat to somebody without one', async () => {
    const { socket } = open_table(guest_view);
    expect(screen.getByText('Take a seat to play, or stay and watch.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Sit at seat 4' }));
    expect(socket.last('sit')).toMatchObject({ table, seat: 3 });
    expect(screen.queryByRole('button', { name: 'Stand up' })).toBe(null);
  });

  it('has the link for the others', () => {
    open_table(host_view);
    const link = screen.getByLabelText<HTMLInputElement>(/Send this link/);
    expect(link.value).toBe(`${location.origin}/t/${table}`);
  });

  it('lets the host change settings, but not take away a seat somebody sits on', async () => {
    const { socket } = open_table({
      ...host_view,
      seats: [...host_view.seats.slice(0, 2), host_view.seats[1] ?? { kind: 'empty' }],
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Change settings' }));
    expect(screen.queryByRole('radio', { name: '2' })).toBe(null);
    await fireEvent.click(screen.getByRole('radio', { name: '5' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Save the settings' }));
    const sent = socket.last('change_settings');
    expect(sent).toEqual({ t: 'change_settings', request_id: sent.request_id, table, seats: 5 });
  });

  it('says in words why a request was refused', async () => {
    const { socket } = open_table(guest_view);
    await fireEvent.click(screen.getByRole('button', { name: 'Sit at seat 3' }));
    const { request_id } = socket.last('sit');
    socket.say({ ...example('refused', 'seat taken'), request_id });
    await Promise.resolve();
    expect((await screen.findByText(/Somebody just took that seat/)).textContent).toContain(
      'Choose another',
    );
  });
});

describe('how others get to a table', () => {
  const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: /link/ }).value;

  it('is the address of a public or unlisted one, the latter also as a square', async () => {
    open_table({ ...host_view, access: 'public' });
    expect(link()).toContain(`/t/${table}`);
    expect(screen.queryByText(/As a square/)).toBe(null);
    cleanup();
    open_table({ ...host_view, access: 'unlisted' });
    expect(link()).toContain(`/t/${table}`);
    await fireEvent.click(screen.getByText(/As a square/));
  });

  it("is the host's invitation to a private one, which can be made anew", async () => {
    const { socket } = open_table({ ...host_view, access: 'private', invite: 'code1' });
    expect(link()).toContain('/i/code1');
    expect(screen.getByText(/the old link stops working/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'New invitation' }));
    const { request_id } = socket.last('renew_invite');
    socket.say({ t: 'done', request_id });
    await vi.waitFor(() => expect(screen.getByText(/The old one has stopped/)).toBeTruthy());
  });

  it('is told to nobody but the host of a private one', () => {
    open_table({ ...guest_view, access: 'private', invite: null });
    expect(screen.queryByRole('textbox', { name: /link/ })).toBe(null);
    expect(screen.getByText(/Its host sends the invitations/)).toBeTruthy();
  });
});

describe('before the server restarts', () => {
  it('nothing is dealt, by the host or by itself', async () => {
    open_table({ ...host_view, draining: true });
    expect(screen.queryByRole('button', { name: /^Deal/ })).toBe(null);
    expect(screen.getByText(/The server restarts soon/)).toBeTruthy();
    expect(screen.getByText('The next round comes after the restart.')).toBeTruthy();
  });
});
