import { describe, expect, it } from 'vitest';
import { with_change } from '../model/settings';
import { golden } from '../protocol/golden';
import type { Refused, Ruleset } from '../protocol/messages';
import { card_name, card_short, card_with_article } from './cards';
import { axis_title, choice_text } from './choices';
import { has_text, t } from './index';
import { name_guess } from './name_guess';
import { refusal_text } from './refusals';
import { rules_sections, value_rows } from './rules_text';
import { settings_line, short_settings_line } from './settings_line';

const welcome = golden('from_server').find((g) => g.file === 'welcome.json');
const ruleset = (welcome?.message['rulesets'] as Ruleset[])[0] as Ruleset;
const usual = ruleset.rules;
const plain_spaces = (line: string) => line.replaceAll('\u00a0', ' ');

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

describe('the settings line', () => {
  it('says everything on the table', () => {
    expect(plain_spaces(settings_line("Krazy 8's", usual, 4))).toBe(
      "Krazy 8's · 4 seats · to 250 · 2s, J, Q, K in · only Q♠ picks up · answer or take",
    );
  });

  it('follows the rules value', () => {
    const rules = with_change(usual, {
      game_end: { target: 1000 },
      effect: { '2': 'plain', K: 'plain' },
      queen: 'all',
      answer: 'off',
      losers_go_down: true,
    });
    expect(plain_spaces(settings_line("Krazy 8's", rules, 7))).toBe(
      "Krazy 8's · 7 seats · to 1000 · J, Q in · every queen picks up · no answering · losers go down",
    );
    const bare = with_change(usual, {
      effect: { '2': 'plain', J: 'plain', K: 'plain' },
      queen: 'none',
    });
    expect(settings_line("Krazy 8's", bare, 2)).toContain('no\u00a0specials');
  });

  it('leaves out what is as usual in a list', () => {
    const short = (change: Parameters<typeof with_change>[1]) =>
      plain_spaces(short_settings_line("Krazy 8's", with_change(usual, change), usual));
    expect(short({})).toBe("Krazy 8's · to 250");
    expect(short({ answer: 'off' })).toBe("Krazy 8's · to 250 · no answering");
    expect(short({ queen: 'all' })).toBe(
      "Krazy 8's · to 250 · 2s, J, Q, K in · every queen picks up",
    );
  });
});

describe('texts', () => {
  it('name every choice a host has', () => {
    for (const [axis, choices] of Object.entries(ruleset.host_may_change)) {
      if (axis === 'seats') continue;
      expect(axis_title(axis)).not.toBe(axis);
      for (const choice of choices) expect(choice_text(axis, choice).label).not.toMatch(/[{"]/);
    }
  });

  it('show a missing text by its name', () => {
    expect(t('no-such-text')).toBe('{no-such-text}');
    expect(has_text('no-such-text')).toBe(false);
  });

  it('guess a friendly name', () => {
    const guesses = [0, 0.3, 0.99].map(name_guess);
    for (const guess of guesses) expect(guess).toMatch(/^[A-Z][a-z]+$/);
  });

  const refusals = golden('from_server').filter((g) => g.file === 'refused.json');
  const seats = ['Ann', 'Bo', 'Cy', 'Dee'].map(
    (name) => ({ kind: 'person', name, here: true, driver: 'person' }) as const,
  );
  it.each(refusals)('refuse in words: $name', ({ message }) => {
    const who = { seats, you: 0, rules: usual };
    const text = refusal_text(message as unknown as Refused, who);
    expect(text).toMatch(/^[A-Z].*[.]$/);
    expect(text).not.toMatch(/[{}_]|undefined|NaN|\[object/);
    expect(text).not.toBe(t('refused-unknown'));
  });
});

describe('the rules page', () => {
  const server_anchors = [
    'turns',
    'matching',
    'eights',
    'twos',
    'queens',
    'drawing',
    'answering',
    'scoring',
  ];

  it('has a place for every anchor a refusal of this ruleset names', () => {
    const anchors = rules_sections(usual).map((section) => section.anchor);
    expect(anchors).toEqual(expect.arrayContaining(server_anchors));
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('has whole sentences only, under every choice of the host', () => {
    for (const [axis, choices] of Object.entries(ruleset.host_may_change)) {
      if (axis === 'seats') continue;
      const [name = '', entry] = axis.split('.');
      for (const choice of choices) {
        const change = entry ? { [name]: { [entry]: choice } } : { [name]: choice };
        for (const { title, paragraphs } of rules_sections(with_change(usual, change))) {
          expect(title).not.toContain('{');
          for (const text of paragraphs) expect(text).toMatch(/^[A-Z][^{}]*\.$/s);
        }
      }
    }
  });

  it('says what the table has switched off', () => {
    const twos = (change: Parameters<typeof with_change>[1]) =>
      rules_sections(with_change(usual, change)).find((section) => section.anchor === 'twos');
    expect(twos({})?.paragraphs.join(' ')).toContain('up to 4 twos at once: 2 cards');
    expect(twos({ effect: { '2': 'plain' } })?.paragraphs).toEqual([t('rules-twos-plain')]);
  });

  it('lists the values of cards, dearest first', () => {
    expect(value_rows(usual)).toEqual([
      { cards: 'eights', points: 50 },
      { cards: 'queens', points: 40 },
      { cards: 'twos', points: 30 },
      { cards: 'kings', points: 20 },
      { cards: 'jacks', points: 15 },
      { cards: 'aces', points: 1 },
    ]);
  });
});
