import { afterEach, expect, it, vi } from 'vitest';
import { prefer } from '../a11y/preferences.svelte';
import { kitchen } from './kitchen';
import { sound } from './sounds';

afterEach(() => prefer('sounds', true));

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
