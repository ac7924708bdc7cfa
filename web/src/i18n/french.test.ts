import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

// What `npm test` can find of a translation without knowing its language: its texts, its variables, its signs.

const folder = join(process.cwd(), 'src/i18n');
const files = readdirSync(folder).filter((name) => /^fr\..*ftl$/.test(name));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const texts_of = (name: string) => new FluentResource(read(name)).body;

type Pattern = (typeof FluentResource.prototype.body)[number]['value'];

/** Every object of a pattern, however deep: places, choices, what they choose by. */
function parts(pattern: unknown): Record<string, unknown>[] {
  if (Array.isArray(pattern)) return pattern.flatMap(parts);
  if (typeof pattern !== 'object' || pattern === null) return [];
  return [pattern as Record<string, unknown>, ...Object.values(pattern).flatMap(parts)];
}

function variables(pattern: Pattern): Set<string> {
  const places = parts(pattern).filter((part) => part['type'] === 'var');
  return new Set(places.map((part) => String(part['name'])));
}

/** What is written by NUMBER(). */
function numbers(pattern: Pattern): Set<string> {
  const calls = parts(pattern).filter((part) => part['type'] === 'func');
  return new Set(calls.flatMap((call) => [...variables(call['args'] as Pattern)]));
}

/** `card`, `a_card` and `the_card` are given together; a language takes the form it needs. */
const thing = (variable: string) => variable.replace(/^(a|the)_/, '');
const things = (pattern: Pattern) => new Set([...variables(pattern)].map(thing));

/** Whom it is about and by which letter a rank goes are always known; a language may choose by them or not. */
const may_be_chosen_by = ['who', 'key'];
/** What the server says in English only. */
const not_translated = new Set(['refused-bad_value problem']);

/** All texts that a pattern can become, with what it chooses by at each of its values in turn. */
function* every_choice(pattern: Pattern): Generator<Record<string, string | number>> {
  yield {};
  for (const part of parts(pattern)) {
    if (part['type'] !== 'select') continue;
    const { name } = part['selector'] as { name: string };
    for (const variant of part['variants'] as { key: { type: string; value: string | number } }[]) {
      const { key } = variant;
      const plural = { one: 1, other: 5 }[key.value];
      yield { [name]: key.type === 'num' ? Number(key.value) : (plural ?? key.value) };
    }
  }
}

describe.each(files)('%s', (file) => {
  const english = new Map(texts_of(file.replace(/^fr/, 'en')).map(({ id, value }) => [id, value]));
  const french = new Map(texts_of(file).map(({ id, value }) => [id, value]));

  it('has every text of the English file, and no other', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('is read without a line left over', () => {
    const written = [...read(file).matchAll(/^[\w-]+(?= =)/gm)].map(([id]) => id);
    expect([...french.keys()]).toEqual(written);
  });

  it('fills in what the English texts fill in', () => {
    const wrong: string[] = [];
    for (const [id, pattern] of french) {
      const told = things(english.get(id) ?? null);
      const used = things(pattern);
      const needed = (one: string) =>
        !may_be_chosen_by.includes(one) && !not_translated.has(`${id} ${one}`);
      wrong.push(
        ...[...used].filter((one) => needed(one) && !told.has(one)).map((one) => `${id}: $${one}?`),
        ...[...told]
          .filter((one) => needed(one) && !used.has(one))
          .map((one) => `${id}: no $${one}`),
      );
    }
    expect(wrong).toEqual([]);
  });

  it('makes a whole text of whatever is filled in', () => {
    const bundle = new FluentBundle('fr-CA', { useIsolating: false });
    bundle.addResource(new FluentResource(read(file)));
    for (const [id, pattern] of french) {
      const written = (name: string) => (numbers(pattern).has(name) ? 3 : 'Zoé');
      const given = Object.fromEntries(
        [...variables(pattern)].map((name) => [name, written(name)]),
      );
      for (const choice of every_choice(pattern)) {
        const problems: Error[] = [];
        const text = bundle.formatPattern(pattern ?? '', { ...given, ...choice }, problems);
        expect(problems, id).toEqual([]);
        expect(text, id).toMatch(/^[^{}]+$/);
      }
    }
  });

  it('sets its signs as one does in Canada', () => {
    const lines = read(file)
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    for (const line of lines) {
      const text = line.replace(/\{[^}]*(\}|->$)/g, '0').replaceAll("8's", '');
      expect(text, 'a colon follows a space that does not break').not.toMatch(/[^\d\u00a0]:/);
      expect(text, 'no space before ; ! ?').not.toMatch(/\s[;!?]/);
      expect(text, 'within guillemets, too').not.toMatch(/«[^\u00a0]|[^\u00a0]»/);
      expect(text, 'no straight apostrophes or quotation marks').not.toMatch(/['"]|\.\.\./);
    }
  });
});
