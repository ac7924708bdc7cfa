// What this browser keeps of rounds until their secrets are shown, so that a reload forgets neither the promise it
// was given nor what it added itself.

import type { Seen } from './seen';

const key = 'kitchen-table.fair';
const most = 8;

export class KeptRounds {
  /** The latest that fits. */
  find(fits: (seen: Seen) => boolean): Seen | undefined {
    return read().findLast(fits);
  }

  /** Keeps the round in place of what was kept of it; the oldest of many goes. */
  keep(seen: Seen): void {
    const others = read().filter((one) => one.commitment !== seen.commitment);
    try {
      localStorage.setItem(key, JSON.stringify([...others, seen].slice(-most)));
    } catch {
      // Without storage a reload forgets; then less can be checked, and the page says so.
    }
  }
}

/** Nothing of it is left to whoever uses this browser next. */
export function drop_kept_rounds(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function read(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Seen[]) : [];
  } catch {
    return [];
  }
}
