import { describe, expect, it } from 'vitest';
import { golden } from '../protocol/golden';
import type { Refused, Ruleset } from '../protocol/messages';
import { card_name, card_short, card_with_article } from './cards';
import { has_text, t } from './index';
import { name_guess } from './name_guess';
import { refusal_text } from './refusals';

const welcome = golden('from_server').find((g) => g.file === 'welcome.json');
const ruleset = (welcome?.message['rulesets'] as Ruleset[])[0] as Ruleset;
const usual = ruleset.rules;

describe('cards in words', () => {
  it('are named in full, in short, and with an article', () => {
    expect(['QS', 'TH', '8D', 'XX'].map(card_name)).toEqual([
      'queen of spades',
      'ten of hearts',
      'eight of diamonds',
      'joker',
    ]);
    expect(['QS', 'TH', '2C'].map(card_short)).toEqual(['Q♠', '10♥', '2♣']);
    expect(['AH', '8C', 'KD'].map(card_with_article)).toEqual([
      'an ace of hearts',
      'an eight of clubs',
      'a king of diamonds',
    ]);
  });
});

describe('texts', () => {
  it('group the digits of large numbers only', () => {
    expect(t('filter-all', { all: 5000 })).toContain('5,000');
    expect(t('filter-all', { all: 250 })).toContain('250');
  });

  it('show a missing text by its name', () => {
    expect(t('no-such-text')).toBe('{no-such-text}');
    expect(has_text('no-such-text')).toBe(false);
  });

  it('guess a friendly name', () => {
    const guesses = [0, 0.3, 0.99].map(name_guess);
    for (const guess of guesses) expect(guess).toMatch(/^[A-Z][a-z]+$/);
  });

  it('call a setting in a refusal by the title of the form', () => {
    const refused = (field: string): Refused => ({
      ...{ t: 'refused', request_id: 'a', code: 'bad_value', reason: 'bad_value' },
      params: { field, problem: 'too many' },
    });
    const subject = (field: string) => refusal_text(refused(field)).split(" can't")[0];
    expect(['seats', 'effect.2', 'draw_when', 'strange'].map(subject)).toEqual([
      'The number of seats',
      'Twos',
      'When to draw',
      'Strange',
    ]);
  });

  const refusals = golden('from_server').filter((g) => g.file === 'refused.json');
  const seats = ['Ann', 'Bo', 'Cy', 'Dee'].map(
    (name) => ({ kind: 'person', person: name, name, here: true, driver: 'person' }) as const,
  );
  it.each(refusals)('refuse in words: $name', ({ message }) => {
    const who = { seats, you: 0, rules: usual };
    const text = refusal_text(message as unknown as Refused, who);
    expect(text).toMatch(/^[A-Z].*[.]$/);
    expect(text).not.toMatch(/[{}_]|undefined|NaN|\[object/);
    expect(text).not.toBe(t('refused-unknown'));
  });
});
