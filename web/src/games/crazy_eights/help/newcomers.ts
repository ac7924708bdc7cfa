// What only a newcomer is shown at the table: fetched by itself, as one script, where somebody is one.

import { Part } from '../../../ui/part.svelte';

export const newcomers = {
  line: new Part(() => import('./HelpLine.svelte')),
  prompts: new Part(() => import('./first_turns')),
};

export const three_lines = new Part(() => import('./ThreeLines.svelte'));
