// The parts of the client that are fetched when their page is wanted. The first visit is to the lobby or by an invitation;
// each needs little of all there is.

import { is_about_people, type Route } from '../model/route';
import { later } from './later';

export const pages = {
  people: later(() => import('./people/People.svelte')),
  new: later(() => import('./NewTable.svelte')),
  table: later(() => {
    // The board comes with its table, not after it.
    void import('../games/crazy_eights/Board.svelte').catch(() => undefined);
    return import('./Table.svelte');
  }),
  rules: later(() => import('./Rules.svelte')),
  replay: later(() => import('./replay/Replay.svelte')),
  verify: later(() => import('./verify/Verify.svelte')),
};

const has_part = (page: string): page is keyof typeof pages => page in pages;

/** When the part of the client for a route is there; the lobby's always is. Fails where it cannot be had. */
export async function page_here(route: Route): Promise<void> {
  if (is_about_people(route)) await pages.people();
  else if (has_part(route.page)) await pages[route.page]();
}
