// The way to a sound: what makes it is fetched with the first one that is wanted.

import { preferences } from '../a11y/preferences.svelte';
import type { Cue } from './cues';

/** Sounds a cue, where sounds are wanted and somebody has done something on the page: before that no browser lets it be
 * heard. One that cannot be had is not missed. */
export function sound(cue: Cue): void {
  if (!preferences.sounds || !navigator.userActivation?.hasBeenActive) return;
  void import('./kitchen').then(
    ({ kitchen }) => kitchen.sound(cue),
    () => undefined,
  );
}
