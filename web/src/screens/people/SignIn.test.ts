import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { table_row } from '../testing';
import { code, game, open_page, settled } from './testing';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const button = { name: 'Use that name on this device' };

function server_says(status: number) {
  const post = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', post);
  return post;
}

async function use_name() {
  await fireEvent.click(screen.getByRole('button', button));
  await vi.waitFor(() => expect(screen.queryByText('One moment…')).toBeNull());
  await settled();
}

describe('a sign-in link', () => {
  it('is used with one tap: the code is posted, and the connection is made anew', async () => {
    const post = server_says(204);
    const { session, socket } = open_page(`/s/${code}`);
    const starting = vi.spyOn(session.connection, 'start');
    await fireEvent.click(screen.getByRole('button', button));
    await vi.waitFor(() => expect(starting).toHaveBeenCalled());
    expect(post).toHaveBeenCalledWith(
      '/sign-in',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ code }) }),
    );
    expect(socket.closed_with).toBe(1000);
    expect(session.me.named).toBe(true);
    expect(document.activeElement).toBe(screen.getByText('One moment…'));
  });

  it.each([
    [404, /not good any more/],
    [429, /Too many tries/],
    [503, /could not be reached/],
  ])('that cannot be used is told in words: %i', async (status, words) => {
    server_says(status);
    open_page(`/s/${code}`);
    await use_name();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', button)).toBeTruthy();
  });

  it('leaves behind who has played here, and says so', async () => {
    const { answer } = open_page(`/s/${code}`);
    expect(screen.queryByText(/leave it behind/)).toBeNull();
    await answer('history', { t: 'history', games: [game('g1')], next: null });
    expect(screen.getByText(/you leave it behind here/)).toBeTruthy();
  });

  it('leaves behind who has a seat here, too', async () => {
    open_page(`/s/${code}`, { yours: [table_row('t1')] });
    await settled();
    expect(screen.getByText(/you leave it behind here/)).toBeTruthy();
  });
});
