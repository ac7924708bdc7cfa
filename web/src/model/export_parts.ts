// What a person is given of their own data comes in parts; this makes one of them.

type Part = Record<string, unknown>;

/** All members of all parts; lists of the same name are appended in the order of the parts. */
export function join_parts(parts: readonly Part[]): Part {
  const joined: Part = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      const before = joined[name];
      joined[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
  }
  return joined;
}
