// The parts of the client that are fetched when their page is wanted. The first visit is to the lobby or by an invitation;
// each needs little of all there is.

import { is_about_people, type Route } from '../model/route';
import { Part } from '../ui/part.svelte';

export const pages = {
  lobby: new Part(() => import('./Lobby.svelte')),
  people: new Part(() => import('./people/People.svelte')),
  new: new Part(() => import('./NewTable.svelte')),
  table: new Part(() => import('./Table.svelte')),
  rules: new Part(() => import('./Rules.svelte')),
  replay: new Part(() => import('./replay/Replay.svelte')),
  verify: new Part(() => import('./verify/Verify.svelte')),
};

const has_part = (page: string): page is keyof typeof pages => page in pages;

/** When the part of the client for a route is there. Fails where it cannot be had. */
export async function page_here(route: Route): Promise<void> {
  if (is_about_people(route)) await pages.people.fetch();
  else if (has_part(route.page)) await pages[route.page].fetch();
}
