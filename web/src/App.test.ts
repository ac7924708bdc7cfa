import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { example } from './connection/fake_server';
import { parse_route } from './model/route';
import { table_row, welcomed } from './screens/testing';
import { Router } from './stores/router.svelte';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const person = { id: 'ann', name: 'Ann', admitted: false };

function open_app(path: string, welcome: Record<string, unknown> = {}) {
  const stage = welcomed(welcome);
  const router = new Router();
  router.route = parse_route(path);
  render(App, { session: stage.session, router });
  flushSync();
  return { ...stage, router };
}

// The pages about people come with a script of their own.
function loaded(role: string, name: string) {
  return screen.findByRole(role, { name }, { timeout: 10_000 });
}

describe('a server by invitation', () => {
  it.each(['/', '/new', '/t/abc'])(
    'shows a welcome in place of the tables, and asks for none: %s',
    async (path) => {
      const { socket } = open_app(path, { access: 'invite', person });
      expect(await loaded('link', 'Request an invitation')).toBeTruthy();
      expect(socket.types).toEqual([]);
    },
  );

  it('shows the tables to those who were let in, as soon as they are', async () => {
    const { socket } = open_app('/', { access: 'invite', person });
    await loaded('link', 'Request an invitation');
    socket.say({ t: 'you', person: { ...person, admitted: true } });
    expect(await loaded('button', 'Play now')).toBeTruthy();
    expect(socket.types).toEqual(['watch_lobby']);
  });
});

describe('the focus', () => {
  it('stays where it is when the server greets anew', async () => {
    const { router, socket } = open_app('/new', { access: 'invite', person });
    await loaded('link', 'Request an invitation');
    router.route = parse_route('/');
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    const ask = await loaded('link', 'Request an invitation');
    ask.focus();
    socket.say({ ...example('welcome', 'a first visit'), access: 'invite', person });
    // The page is loaded already: whatever would take the focus has done so after a turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(ask);
  });
});

describe('a browser the server wants no more of', () => {
  it.each([
    ['signed_out', 'You are signed out here'],
    ['deleted', 'Everything is deleted'],
  ])('says why, and begins anew only when asked: %s', async (reason, heading) => {
    localStorage.setItem('kitchen-table.named', 'yes');
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    const { socket, session } = open_app('/', { yours: [table_row('t1')] });
    socket.events.closed(4003, reason);
    flushSync();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(session.connection.state).toBe('dismissed');
    expect(screen.queryByRole('button', { name: 'Play now' })).toBeNull();
    expect(assign).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Start anew' }));
    expect(assign).toHaveBeenCalledWith('/');
    expect(localStorage.getItem('kitchen-table.named')).toBeNull();
  });

  it('has no way to begin anew when it was banned', () => {
    const { socket } = open_app('/');
    socket.events.closed(4003, 'banned');
    flushSync();
    expect(screen.getByText(/operators of this server have closed it to you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start anew' })).toBeNull();
  });
});
