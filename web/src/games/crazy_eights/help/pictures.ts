// The pictures that show the game, for whoever wants to see them: at a table, before the deal, on the page of the rules.

import { Part } from '../../../ui/part.svelte';

export const pictures = new Part(() => import('./ShowMe.svelte'));
