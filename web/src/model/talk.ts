// What is said at a table: the lines that are kept, and how long a line may be.

import type { Line, PersonId, View } from '../protocol/messages';

/** As many lines as a page keeps. */
export const kept_lines = 200;
/** The characters of a line, as a reader counts them. */
export const longest_line = 200;
const longest_line_bytes = 800;

/** The lines with these among them, in the order in which they were said, each once. */
export function with_lines(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  const known = new Set(lines.map(name_of));
  const fresh = more.filter((line) => !known.has(name_of(line)));
  if (fresh.length === 0) return lines;
  return [...lines, ...fresh].sort((a, b) => a.at - b.at || a.id - b.id).slice(-kept_lines);
}

// Numbers begin anew with the server; with time and person a line is one of its kind.
function name_of(line: Line): string {
  return `${line.id}/${line.at}/${line.person}`;
}

/** How many characters a reader would count. */
export function characters(text: string): number {
  const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...parts.segment(text)].length;
}

/** Whether the text may be sent as one line. */
export function fits_a_line(text: string): boolean {
  const length = characters(text);
  const bytes = new TextEncoder().encode(text).length;
  return length > 0 && length <= longest_line && bytes <= longest_line_bytes;
}

export interface Somebody {
  id: PersonId;
  name: string;
}

/** Everybody else who sits here or has said something, each once. */
export function others_here(
  seats: View['seats'],
  lines: readonly Line[],
  me: PersonId | null,
): Somebody[] {
  const people = new Map<PersonId, string>();
  for (const line of lines) people.set(line.person, line.name);
  for (const seat of seats) if (seat.kind === 'person') people.set(seat.person, seat.name);
  return [...people].flatMap(([id, name]) => (id === me || !id ? [] : [{ id, name }]));
}
