// Words of the server's own that the reader's language says in another way.

import type { Ruleset } from '../protocol/messages';
import { english } from './locale.svelte';
import { t } from './index';

/** What a game is like; what an operator has written about a game of their own stands as it is. */
export function game_hint({ slug, hint }: Pick<Ruleset, 'slug' | 'hint'>): string {
  const id = `game-hint-${slug}`;
  return english.text(id) === hint ? t(id) : hint;
}
