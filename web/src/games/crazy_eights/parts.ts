// What a table shows beside its board or opens over it, and what moves its cards: fetched by itself, so that the board
// need not wait for it.

import { Part } from '../../ui/part.svelte';

/** What every player soon wants, as one script. */
export const beside = {
  side: new Part(() => import('./SidePanel.svelte')),
  result: new Part(() => import('./RoundOver.svelte')),
  menu: new Part(() => import('./TableMenu.svelte')),
  keys: new Part(() => import('./KeyHelp.svelte')),
  motion: new Part(() => import('../../motion/player')),
};

/** What some want now and then. */
export const parts = {
  shuffle: new Part(() => import('./ShuffleNow.svelte')),
  coach: new Part(() => import('./help/Coach.svelte')),
};
