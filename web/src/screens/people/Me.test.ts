import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { code, open_page, settled } from './testing';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const devices = [
  { id: 'd1', name: 'Firefox on Linux', this: true, created: 1, seen: 1_764_450_000 },
  { id: 'd2', name: 'Chrome on Android', this: false, created: 1, seen: 1_764_300_000 },
];
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('devices', () => {
  it('are told apart, this one marked', async () => {
    const { answer } = open_page('/me');
    await answer('devices', { t: 'devices', devices });
    const rows = within(
      screen.getByRole('region', { name: 'Where you are signed in' }),
    ).getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Firefox on Linux.*this one.*Nov 29, 2025/s);
    expect(rows[1]?.textContent).not.toContain('this one');
  });

  it('are removed after a second word, and the list is asked for again', async () => {
    const { answer, socket } = open_page('/me');
    await answer('devices', { t: 'devices', devices });
    await click('Remove Chrome on Android');
    expect(socket.types).not.toContain('remove_device');
    await click('Yes, sign it out');
    expect(socket.last('remove_device').device).toBe('d2');
    await answer('remove_device', { t: 'done' });
    expect(socket.types.filter((t) => t === 'devices')).toHaveLength(2);
    await answer('devices', { t: 'devices', devices: devices.slice(0, 1) });
    expect(screen.queryByText('Chrome on Android')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('Firefox on Linux').closest('ul'));
  });

  it('keep the focus while one asks for the second word and takes it back', async () => {
    const { answer } = open_page('/me');
    await answer('devices', { t: 'devices', devices });
    await click('Remove Chrome on Android');
    await settled();
    expect(document.activeElement?.textContent.trim()).toBe('No');
    await click('No');
    await settled();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Chrome on Android');
  });

  it('stay where the second word is no', async () => {
    const { answer, socket } = open_page('/me');
    await answer('devices', { t: 'devices', devices });
    await click('Sign out here');
    expect(screen.getByText(/there is no way back to it/)).toBeTruthy();
    await click('No');
    expect(socket.types).not.toContain('remove_device');
  });
});

describe('a sign-in link', () => {
  it('is shown as a link and as a square, with the time it is good for', async () => {
    const { answer } = open_page('/me');
    await click('Make a link');
    await answer('make_sign_in', { t: 'sign_in_code', code, valid_ms: 600_000 });
    const link = screen.getByLabelText<HTMLInputElement>('Open this link on the other device');
    expect(link.value).toBe(`${location.origin}/s/${code}`);
    expect(screen.getByText(/^Good for another (10:00|9:\d\d)\.$/)).toBeTruthy();
    expect(await screen.findByRole('img', { name: /camera/ }, { timeout: 10_000 })).toBeTruthy();
  });

  it('is gone when its time is over', async () => {
    const { answer } = open_page('/me');
    await click('Make a link');
    await answer('make_sign_in', { t: 'sign_in_code', code, valid_ms: 0 });
    expect(screen.getByText('That link is out of date.')).toBeTruthy();
    expect(screen.queryByLabelText('Open this link on the other device')).toBeNull();
    expect(screen.getByRole('button', { name: 'Make another link' })).toBeTruthy();
  });
});

describe("one's data", () => {
  it('is one file made of all its parts', async () => {
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:1';
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { answer, socket } = open_page('/me');
    await click('Save a copy');
    const first = { person: { name: 'Ann' }, games: [{ id: 'g1' }] };
    await answer('export_me', { t: 'exported', part: first, next: 'p2' });
    expect(socket.last('export_me').after).toBe('p2');
    await answer('export_me', { t: 'exported', part: { games: [{ id: 'g2' }] }, next: null });
    expect(JSON.parse((await saved?.text()) ?? '')).toEqual({
      person: { name: 'Ann' },
      games: [{ id: 'g1' }, { id: 'g2' }],
    });
    expect(clicked).toHaveBeenCalledOnce();
    expect(screen.getByText('Saved as kitchen-table.json.')).toBeTruthy();
  });

  it('can be read for a minute after it was handed over', async () => {
    vi.useFakeTimers();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { answer } = open_page('/me');
    await click('Save a copy');
    await answer('export_me', { t: 'exported', part: {}, next: null });
    vi.advanceTimersByTime(59_000);
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(revoked).toHaveBeenCalledWith('blob:1');
  });

  it('is not saved in part when the rest cannot be had', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { answer, refuse } = open_page('/me');
    await click('Save a copy');
    await answer('export_me', { t: 'exported', part: {}, next: 'p2' });
    await refuse('export_me', 'storage_unavailable');
    expect(clicked).not.toHaveBeenCalled();
    expect(screen.getByText(/server can't save right now/)).toBeTruthy();
  });

  it('is deleted only after what goes was shown and two words were said', async () => {
    const { socket } = open_page('/me');
    await click('Delete everything');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    expect(dialog.queryByRole('button', { name: 'Yes, delete everything' })).toBeNull();
    await fireEvent.click(dialog.getByRole('button', { name: 'Delete…' }));
    expect(socket.types).not.toContain('delete_me');
    await fireEvent.click(dialog.getByRole('button', { name: 'Yes, delete everything' }));
    await settled();
    expect(socket.types).toContain('delete_me');
  });
});
