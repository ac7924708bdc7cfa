import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

// A part of the client that is fetched by itself must bring the texts that it says: whether another part happened to
// bring them before depends on where somebody has been.

const source = join(process.cwd(), 'src');
const texts = join(source, 'i18n');

interface Module {
  imports: string[];
  fetched: string[];
  said: string[];
}

/** Where the texts are, by their names. */
const file_of = new Map<string, string>();
for (const name of readdirSync(texts).filter((file) => /^en\..*ftl$/.test(file))) {
  const path = join(texts, name);
  for (const { id } of new FluentResource(readFileSync(path, 'utf8')).body) file_of.set(id, path);
}

function resolved(from: string, name: string): string | null {
  const path = join(dirname(from), name.replace(/\?.*$/, ''));
  return (
    [path, `${path}.ts`, join(path, 'index.ts')].find(
      (one) => /\.\w+$/.test(one) && existsSync(one),
    ) ?? null
  );
}

const read_before = new Map<string, Module>();

function read(path: string): Module {
  const known = read_before.get(path);
  if (known) return known;
  const code = /\.(ts|svelte)$/.test(path) ? readFileSync(path, 'utf8') : '';
  const names = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  const files = (pattern: RegExp) => names(pattern).flatMap((name) => resolved(path, name) ?? []);
  const module: Module = {
    imports: files(/^\s*(?:import|export)\b(?! type)(?:[^'";(]*?\bfrom)?\s*'(\.[^']+)'/gm),
    fetched: files(/\bimport\(\s*'(\.[^']+)'\s*\)/g),
    said: names(/\b(?:t|capital\(t)\(\s*'([a-z][\w-]+)'/g),
  };
  read_before.set(path, module);
  return module;
}

/** The module and all that comes with it. */
function whole(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const one of read(path).imports) whole(one, found);
  return found;
}

const main = join(source, 'main.ts');
/** Every part that is fetched by itself, and the parts that fetch it. */
const fetchers = new Map<string, Set<string>>([[main, new Set()]]);
for (const part of fetchers.keys()) {
  for (const path of whole(part)) {
    for (const wanted of read(path).fetched)
      fetchers.set(wanted, new Set([...(fetchers.get(wanted) ?? []), part]));
  }
}

/** All modules that are there when the part is: its own, and those of whichever part fetched it. */
function present(part: string, asking: readonly string[] = []): Set<string> {
  const ways = [...(fetchers.get(part) ?? [])].filter((one) => !asking.includes(one));
  const [one = new Set<string>(), ...more] = ways.map((way) => present(way, [...asking, part]));
  const in_any_case = [...one].filter((path) => more.every((other) => other.has(path)));
  return new Set([...whole(part), ...in_any_case]);
}

/** The texts that a part says and that may not be there. */
function lacking(part: string): string[] {
  const there = present(part);
  return [...whole(part)]
    .flatMap((path) => read(path).said.map((id) => ({ id, path })))
    .filter(({ id }) => !there.has(file_of.get(id) ?? ''))
    .map(({ id, path }) => `${id} in ${relative(source, path)}`);
}

describe('texts come with what says them', () => {
  it.each([...fetchers.keys()].map((part) => [relative(source, part), part]))('%s', (_, part) => {
    expect(lacking(part)).toEqual([]);
  });

  it('and most texts are found in the code at all', () => {
    const said = [...fetchers.keys()].flatMap((part) =>
      [...whole(part)].flatMap((path) => read(path).said),
    );
    expect(fetchers.size).toBeGreaterThan(10);
    expect(new Set(said).size).toBeGreaterThan(400);
  });
});
