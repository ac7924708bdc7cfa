// Parts of a page that are made one after another, so that a slow phone can answer between them instead of standing
// still until all are there.

/** For tests: everything is made at once, as it stands in the page. */
export const making = { at_once: false };

const waiting = new Set<() => void>();

function make_next(): void {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  if (waiting.size > 0) setTimeout(make_next);
}

/** Calls `make` when those who asked before have been served, each in a task of its own. Returns how to ask no longer. */
export function in_turn(make: () => void): () => void {
  if (waiting.size === 0) setTimeout(make_next);
  waiting.add(make);
  return () => void waiting.delete(make);
}
