// The one text of a JSON value that RFC 8785 gives it, so that everybody hashes the same bytes.

/** Members in the order of their names' UTF-16 units, no spaces. Throws for what has no such text: a lone surrogate. */
export function canonical_json(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical_json).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${text_of(name)}:${canonical_json(member)}`).join()}}`;
  }
  return typeof value === 'string' ? text_of(value) : JSON.stringify(value);
}

function text_of(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new Error('half a character has no canonical text');
  return JSON.stringify(text);
}
