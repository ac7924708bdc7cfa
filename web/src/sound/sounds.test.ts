import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefer } from '../a11y/preferences.svelte';
import { kitchen } from './kitchen';
import { sound } from './sounds';

const touched = (hasBeenActive: boolean) =>
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });

beforeEach(() => touched(true));
afterEach(() => {
  prefer('sounds', true);
  vi.unstubAllGlobals();
});

it('sounds a cue in the kitchen', async () => {
  const heard = vi.spyOn(kitchen, 'sound').mockReturnValue();
  sound('turn');
  await vi.dynamicImportSettled();
  expect(heard.mock.calls).toEqual([['turn']]);
});

it('is silent where no sounds are wanted', async () => {
  const heard = vi.spyOn(kitchen, 'sound').mockReturnValue();
  heard.mockClear();
  prefer('sounds', false);
  sound('turn');
  await vi.dynamicImportSettled();
  expect(heard).not.toHaveBeenCalled();
});

it('is silent before anything was done on the page', async () => {
  const heard = vi.spyOn(kitchen, 'sound').mockReturnValue();
  heard.mockClear();
  touched(false);
  sound('turn');
  await vi.dynamicImportSettled();
  expect(heard).not.toHaveBeenCalled();
});
