// Whose the things are that this browser keeps: when somebody else goes by it, they find none of the earlier
// person's.

import { drop_kept_rounds } from '../fair/kept';
import { keep_filter, no_filter } from '../model/lobby_filter';
import type { PersonId } from '../protocol/messages';
import { unmute_all } from './mutes.svelte';
import { newcomer } from '../a11y/newcomer.svelte';

const key = 'kitchen-table.person';

/** Whether what is kept belongs to somebody else. */
export function is_anothers(person: PersonId): boolean {
  try {
    const owner = localStorage.getItem(key);
    return owner !== null && owner !== person;
  } catch {
    // Without storage nothing of anybody is kept.
    return false;
  }
}

export function keep_owner(person: PersonId): void {
  try {
    localStorage.setItem(key, person);
  } catch {
    // Without storage there is nothing to own.
  }
}

/**
 * Forgets whom they have muted, which tables they looked for, what their rounds showed, what they were
 * explained, and whose all this was.
 */
export function drop_belongings(): void {
  unmute_all();
  keep_filter(no_filter);
  drop_kept_rounds();
  newcomer.forget();
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
