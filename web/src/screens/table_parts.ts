// The parts of a table's page that are fetched by themselves: the board of its game, the waiting room, and what is
// opened over them.

import { Part } from '../ui/part.svelte';

export const table_parts = {
  board: new Part(() => import('../games/crazy_eights/Board.svelte')),
  before_the_deal: new Part(() => import('./BeforeTheDeal.svelte')),
  talk: new Part(() => import('./parts/TalkPanel.svelte')),
  talk_person: new Part(() => import('./parts/TalkPerson.svelte')),
  seats: new Part(() => import('./parts/Seats.svelte')),
  settings: new Part(() => import('./parts/ChangeSettings.svelte')),
  fair_line: new Part(() => import('./fair/FairLine.svelte')),
  fair_alarm: new Part(() => import('./fair/FairAlarm.svelte')),
};
