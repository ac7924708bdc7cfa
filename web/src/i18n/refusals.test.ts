import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Refused, SeatView } from '../protocol/messages';
import { has_text } from './index';
import { refusal_text } from './refusals';

const seats: SeatView[] = [
  { kind: 'person', person: 'p1', name: 'Ann', here: true, driver: 'person' },
  { kind: 'person', person: 'p2', name: 'Bo', here: true, driver: 'person' },
];
const said = (reason: string, params: Record<string, unknown>, code = reason) =>
  refusal_text({ t: 'refused', action_id: 'a', code, reason, params, rule: null } as Refused, {
    seats,
    you: 0,
  });

describe('a refusal in words', () => {
  it('says whose turn it is by name', () => {
    expect(said('not_your_turn', { turn: 1 })).toBe("It's Bo's turn.");
  });

  it('says what is in force, who named it, why the card does not fit and what does', () => {
    const text = said('no_match', {
      card: 'KH',
      suit: 'S',
      rank: '8',
      named_by: 1,
      playable: ['7S', '8D'],
    });
    expect(text).toBe(
      'Spades is in force, named by Bo; a king of hearts fits only on hearts, or on another king. You can play 7♠ or 8♦.',
    );
  });

  it('leaves out what can be played when nothing can', () => {
    const params = { card: 'KH', suit: 'S', rank: '4', named_by: null, playable: [] };
    expect(said('no_match', params)).toContain('so draw');
  });

  it('falls back from an unknown reason to its code, and from an unknown code to a plain sentence', () => {
    expect(said('something_finer', {}, 'busy')).toBe(
      'The server is very busy. Try again in a moment.',
    );
    expect(said('something_new', {}, 'new_code')).toBe(
      'The server said no to that, and nothing was done.',
    );
  });

  it.each(codes_of_the_protocol())('has a sentence for the code %s', (code, reasons) => {
    const known = (id: string) =>
      ['', '-plain', '-none'].some((end) => has_text(`refused-${id}${end}`));
    expect(known(code) || reasons.every(known), `${code}: ${reasons.join(', ')}`).toBe(true);
  });

  it.each(['seat', 'person', 'device', 'after', 'paused', 'table'])(
    'calls the field %s by a name of its own',
    (field) => {
      const text = said('bad_value', { field, problem: 'is empty' });
      expect(text).toMatch(/^(That|The) /);
    },
  );
});

/** The codes of the protocol's table of refusals, each with its reasons. */
function codes_of_the_protocol(): [code: string, reasons: string[]][] {
  const page = readFileSync('../docs/protocol.md', 'utf8');
  const rows = (page.split('## 4 Refusals')[1] ?? '').matchAll(/^\| (`.*?) \| (.*) \|$/gm);
  const words = (text: string) => [...text.matchAll(/`(\w+)/g)].map(([, word]) => word as string);
  return [...rows].flatMap(([, codes = '', reasons = '']) =>
    words(codes).map((code): [string, string[]] => [
      code,
      words(reasons).length > 0 ? words(reasons) : [code],
    ]),
  );
}
