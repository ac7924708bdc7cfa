import { FluentResource } from '@fluent/bundle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { view } from '../gallery/fixtures';
import { preset } from '../gallery/presets';
import { refusal_sentence, sentence } from '../games/crazy_eights/phrases';
import { golden } from '../protocol/golden';
import type { Explained, Notice, Refused } from '../protocol/messages';
import { card_name, card_with_article, card_with_the } from './cards';
import { day_text, time_text } from './dates';
import { answer_choice, covering_choice } from './demands';
import { list_and, list_or, t } from './index';
import { use_language } from './languages';
import { paragraph, say, say_whole, settings_line } from './sentences';

beforeAll(() => use_language('fr'));
afterAll(() => use_language('en'));

const nbsp = '\u00a0';

describe('cards in French', () => {
  it('have their gender, and an ace loses the vowel of its article', () => {
    expect(['QS', '8H', 'AC', 'TD', 'XX'].map(card_name)).toEqual([
      'dame de pique',
      'huit de cœur',
      'as de trèfle',
      'dix de carreau',
      'joker',
    ]);
    expect(['QS', '8H', 'AC', 'XX'].map(card_with_the)).toEqual([
      'la dame de pique',
      'le huit de cœur',
      'l’as de trèfle',
      'le joker',
    ]);
    expect(['QS', 'KH'].map(card_with_article)).toEqual(['une dame de pique', 'un roi de cœur']);
  });

  it('stand in lists', () => {
    expect(list_and(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo et Cy');
    expect(list_or(['7♠', '8♦', '9♦'])).toBe('7♠, 8♦ ou 9♦');
  });
});

describe('what is demanded, in French', () => {
  it('can be covered by suit, another of the rank with its gender, eight or joker', () => {
    const rules = preset('fifteen-hands');
    expect(covering_choice({ kind: 'cover', rank: 'Q', suit: 'D' }, rules)).toBe(
      'un carreau, une autre dame, un huit ou un joker',
    );
  });

  it('can be answered as the rules say', () => {
    expect(answer_choice('queen', preset('newfoundland'))).toBe('une dame');
    expect(answer_choice('two', preset('fifteen-hands'))).toBe('un deux, un huit ou un joker');
  });
});

describe('what happened, in French', () => {
  const told = (notice: Notice) => sentence(notice, view());

  it('is told to whoever did it in the second person', () => {
    const played: Notice = { n: 'played', seat: 0, cards: ['QS'] };
    expect(told(played)).toBe('Tu as joué la dame de pique.');
    expect(told({ ...played, seat: 1 })).toBe('Bo a joué la dame de pique.');
    expect(told({ n: 'played', seat: 1, cards: ['8H', 'AS'], suit: 'S' })).toBe(
      'Bo a joué le huit de cœur et l’as de pique et choisi pique.',
    );
  });

  it('counts none and one alike', () => {
    const drew = (count: number): Notice => ({ n: 'drew', seat: 1, count });
    expect(told(drew(1))).toBe('Bo a pigé 1 carte.');
    expect(told(drew(3))).toBe('Bo a pigé 3 cartes.');
    expect(t('history-rounds', { rounds: 0 })).toBe('0 manche');
    expect(t('history-rounds', { rounds: 2 })).toBe('2 manches');
  });
});

describe('refusals in French', () => {
  const refused = (reason: string, params: Record<string, unknown>) =>
    refusal_sentence(
      { t: 'refused', action_id: 'a', code: reason, reason, params, rule: null } as Refused,
      view(),
    );

  it('say what is needed, why the card does not fit and what does', () => {
    const params = { card: 'QH', suit: 'S', rank: '8', named_by: 1, playable: ['7S', '8D'] };
    expect(refused('no_match', params)).toBe(
      'Il faut du pique, choisi par Bo; une dame de cœur ne va que sur du cœur, ou sur une autre dame. Tu peux jouer 7♠ ou 8♦.',
    );
  });

  it.each(golden('from_server').filter((one) => one.file === 'refused.json'))(
    'are whole: $name',
    ({ message }) => {
      const text = refusal_sentence(message as unknown as Refused, view());
      expect(text).toMatch(/^\p{Lu}.*[.]$/u);
      expect(text).not.toMatch(/[{}_]|undefined|NaN/);
    },
  );
});

describe('the rulebook in French', () => {
  it('names ranks with their articles', () => {
    expect(say_whole({ id: 'rule-skip', args: { ranks: ['J', 'Q'] } })).toBe(
      'Après un valet ou une dame, la personne suivante saute son tour.',
    );
    expect(say_whole({ id: 'label-effect-skip', args: { ranks: ['A', 'J'] } })).toBe(
      'Les as et les valets font sauter un tour',
    );
  });

  it('writes the line of settings', () => {
    const line = [{ id: 'line-seats', args: { seats: 4 } }, { id: 'label-answer-may' }];
    expect(settings_line("Krazy 8's", line)).toBe(
      "Krazy 8's · 4 places · répondre ou ramasser"
        .replaceAll(' ', nbsp)
        .replaceAll(`·${nbsp}`, '· '),
    );
  });

  it('is whole in every example of the protocol', () => {
    for (const { message } of golden('from_server').filter(
      (one) => one.file === 'explained.json',
    )) {
      const { line, page } = message as unknown as Explained;
      for (const one of line) expect(say(one)).toMatch(/^[^{}]+$/);
      for (const { anchor, sentences } of page) {
        expect(t(`rules-title-${anchor}`)).toMatch(/^[^{}]+$/);
        expect(paragraph(sentences)).toMatch(/^(\p{Lu}[^{}]*\.)?$/su);
      }
    }
  });
});

describe('days in French', () => {
  it('are written as in Canada', () => {
    const noon = Date.UTC(2026, 10, 30, 12) / 1000;
    expect(day_text(noon)).toBe('30 nov. 2026');
    expect(time_text(noon)).toMatch(/^30 nov\. 2026, \d\d\sh\s00$/);
  });
});

describe('a text that is missing in French', () => {
  it('is said in English', async () => {
    const { Locale, english } = await import('./locale.svelte');
    const french = new Locale('fr-CA', [new FluentResource('close = Fermer')], {
      fallback: english,
    });
    expect(french.text('close')).toBe('Fermer');
    expect(french.text('prompt-other', { name: 'Bo' })).toBe("It's Bo's turn.");
    expect(french.text('no-such-text')).toBeUndefined();
  });
});
