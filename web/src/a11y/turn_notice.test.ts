import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PreferenceChoices from './PreferenceChoices.svelte';
import { prefer, preferences } from './preferences.svelte';
import { TurnNotice } from './turn_notice';

beforeEach(() => prefer('notices', false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked = vi.fn();
function browser(answer: NotificationPermission): void {
  asked.mockReset();
  const requestPermission = async () => (asked(), answer);
  vi.stubGlobal('Notification', { requestPermission });
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Tell me when/ });
const why = () => screen.getByRole('alert').textContent;
async function press() {
  await fireEvent.click(box());
  await Promise.resolve();
}

describe('notices of the system', () => {
  it('ask the browser only when they are switched on', async () => {
    browser('granted');
    render(PreferenceChoices);
    expect(asked).not.toHaveBeenCalled();
    await press();
    expect(asked).toHaveBeenCalledOnce();
    expect(preferences.notices).toBe(true);
    await press();
    expect(asked).toHaveBeenCalledOnce();
    expect(preferences.notices).toBe(false);
    expect(why()).toBe('');
  });

  it('go back to off when they are refused, and say why', async () => {
    browser('denied');
    render(PreferenceChoices);
    await press();
    await vi.waitFor(() => expect(why()).toContain("doesn't let this page send notices"));
    expect(preferences.notices).toBe(false);
    expect(box().checked).toBe(false);
  });

  it('say so where the browser has none', async () => {
    vi.stubGlobal('Notification', undefined);
    render(PreferenceChoices);
    await press();
    await vi.waitFor(() => expect(why()).toBe('This browser has no notices.'));
    expect(box().checked).toBe(false);
  });
});

describe("the notice of one's turn on a phone that lets only the worker show it", () => {
  const shown = vi.fn<(title: string, options: { tag: string }) => void>();
  const gone = vi.fn();

  function phone(): void {
    shown.mockReset();
    gone.mockReset();
    prefer('notices', true);
    vi.stubGlobal(
      'Notification',
      Object.assign(
        () => {
          throw new TypeError('Illegal constructor');
        },
        { permission: 'granted' },
      ),
    );
    const registration = {
      showNotification: async (title: string, options: { tag: string }) => shown(title, options),
      getNotifications: async () => [{ close: gone }],
    };
    vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  }

  afterEach(() => vi.restoreAllMocks());

  it('is shown by the worker and taken away by the page', async () => {
    phone();
    const notice = new TurnNotice();
    notice.show('Your turn', 'Seven of hearts');
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
    expect(shown.mock.lastCall?.[0]).toBe('Your turn');
    notice.close();
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  });

  it('does not come when the turn has passed before the worker was there', async () => {
    phone();
    const notice = new TurnNotice();
    notice.show('Your turn', 'Seven of hearts');
    notice.close();
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
    expect(shown).not.toHaveBeenCalled();
  });
});
