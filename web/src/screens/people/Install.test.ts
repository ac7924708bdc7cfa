import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { heed_install_offers } from '../../offline/installing.svelte';
import { open_page, settled } from './testing';

beforeAll(heed_install_offers);
afterEach(() => {
  window.dispatchEvent(new Event('appinstalled'));
  vi.unstubAllGlobals();
  cleanup();
});

function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
  });
  window.dispatchEvent(event);
  return event;
}
const entry = () => screen.queryByRole('region', { name: 'Install the game' });

describe('installing the game', () => {
  it('is no subject where the browser offers nothing', () => {
    open_page('/me');
    expect(entry()).toBeNull();
  });

  it('waits on the page about oneself for whoever wants it, in place of a banner', async () => {
    const event = offer();
    expect(event.defaultPrevented).toBe(true);
    open_page('/me');
    await fireEvent.click(screen.getByRole('button', { name: 'Install' }));
    await settled();
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(entry()).toBeNull();
  });

  it('is over when it is done', async () => {
    offer();
    open_page('/me');
    window.dispatchEvent(new Event('appinstalled'));
    await settled();
    expect(entry()).toBeNull();
  });

  it.each([
    [false, true],
    [true, false],
  ])('is told in words on an iPhone, unless it is there: standalone %s', (standalone, told) => {
    vi.stubGlobal('navigator', { ...navigator, standalone });
    open_page('/me');
    expect(entry()?.textContent.includes('Add to Home Screen') ?? false).toBe(told);
  });
});
