import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { golden } from '../protocol/golden';
import type { Explained, Ruleset, Sentence } from '../protocol/messages';
import { has_text } from './index';
import { paragraph, say, say_whole, settings_line } from './sentences';

const explained = golden('from_server')
  .filter((one) => one.file === 'explained.json')
  .map((one) => one.message as unknown as Explained);
const welcome = golden('from_server').find((one) => one.file === 'welcome.json');
const ruleset = (welcome?.message['rulesets'] as Ruleset[])[0] as Ruleset;

describe("the rulebook's sentences", () => {
  it('fill in ranks as a list, with articles, and in short', () => {
    expect(say({ id: 'rule-off', args: { ranks: ['J', 'A', 'T'] } })).toMatch(
      /^jacks, aces and tens /,
    );
    expect(say_whole({ id: 'rule-skip', args: { ranks: ['J', 'A'] } })).toContain(
      'After a jack or an ace the next',
    );
    expect(say({ id: 'line-specials', args: { ranks: ['2', 'T', 'Q', 'XX'] } })).toBe(
      '2s, 10s, Q, jokers in',
    );
  });

  it('choose between one and several, and write large numbers plainly', () => {
    const rounds = (n: number) => say({ id: 'label-rounds', args: { rounds: n } });
    expect([rounds(1), rounds(15)]).toEqual(['1 round', '15 rounds']);
    expect(say({ id: 'label-target', args: { target: 1000 } })).toBe('to 1000');
  });

  it('begin with a capital where they stand for themselves', () => {
    const kings: Sentence = { id: 'rule-reverse', args: { ranks: ['K'] } };
    expect(say_whole(kings)).toMatch(/^A king turns the play round/);
    expect(paragraph([kings, { id: 'rule-queen-one' }])).toMatch(/is next\. One queen a turn\.$/);
  });

  it('stand in a line whose parts do not break', () => {
    const line = settings_line("Krazy 8's", [
      { id: 'line-seats', args: { seats: 4 } },
      { id: 'label-answer-may' },
    ]);
    expect(line).toBe("Krazy\u00a08's\u00a0· 4\u00a0seats\u00a0· answer\u00a0or\u00a0take");
  });

  it('are whole in every example of the protocol', () => {
    for (const { line, page } of explained) {
      for (const sentence of line) expect(say(sentence)).toMatch(/^[^{}]+$/);
      for (const { anchor, sentences } of page) {
        expect(has_text(`rules-title-${anchor}`), anchor).toBe(true);
        for (const sentence of sentences)
          expect(say_whole(sentence), sentence.id).toMatch(/^[A-Z][^{}]*\.$/s);
      }
    }
    for (const { title, options } of ruleset.form) {
      expect(say_whole(title)).toMatch(/^[A-Z][^{}]*$/);
      for (const { label, about } of options) {
        expect(say_whole(label)).toMatch(/^[^{}]+$/);
        expect(paragraph(about)).toMatch(/^([A-Z][^{}]*\.)?$/s);
      }
    }
  });

  it('read as the server prints them', () => {
    const file = join(process.cwd(), '..', 'tests', 'wire', 'golden', 'rulebook.json');
    const examples = JSON.parse(readFileSync(file, 'utf8')) as {
      sentence: Sentence;
      text: string;
    }[];
    expect(examples.length).toBeGreaterThan(100);
    for (const { sentence, text } of examples) expect(say(sentence)).toBe(text);
  });

  it.each(['en.rules', 'en.line.rules', 'fr.rules', 'fr.line.rules'])(
    'use no more of Fluent than the server can read, places and one select on a number: %s',
    (name) => {
      const file = readFileSync(join(process.cwd(), `src/i18n/${name}.ftl`), 'utf8');
      const places = file
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .flatMap((line) => line.match(/\{[^}]*\}?/g) ?? []);
      for (const place of places) expect(place).toMatch(/^\{ \$\w+ (\}|->)$/);
      for (const [variant] of file.matchAll(/^ {2,}\*?\[(\w+)\]/gm))
        expect(variant.trim()).toMatch(/^(\[0\]|\[one\]|\*\[other\])$/);
    },
  );
});
