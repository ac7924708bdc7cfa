// A long list in parts, so that a page never draws more than one of them.

export const part_size = 100;

export interface Part {
  /** Counted from 1, both included. */
  first: number;
  last: number;
}

export function parts_of(count: number): Part[] {
  const parts: Part[] = [];
  for (let first = 1; first <= count; first += part_size)
    parts.push({ first, last: Math.min(first + part_size - 1, count) });
  return parts;
}
