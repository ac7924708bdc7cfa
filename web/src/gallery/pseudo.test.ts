import { afterEach, describe, expect, it } from 'vitest';
import { card_name } from '../i18n/cards';
import { list_and, t } from '../i18n';
import { time_text } from '../i18n/dates';
import { english, speak } from '../i18n/locale.svelte';
import { pseudo_locales, pseudo_text } from './pseudo';

afterEach(() => speak(english));
const speak_pseudo = (tag = 'en-x-pseudo') => {
  const locale = pseudo_locales[tag]?.();
  if (locale) speak(locale);
};

describe('the pseudo-locale', () => {
  it('puts every text into accents and brackets, and leaves what is filled in', () => {
    speak_pseudo();
    expect(t('close')).toBe('⟦Çļôôšéé⟧');
    expect(t('prompt-other', { name: 'Bo' })).toBe("⟦Îîţ'š Bo'š ţûûŕññ.⟧");
    expect(card_name('QS')).toBe('⟦⟦ɋûûééééññ⟧ ôôƒ ⟦šþååđééš⟧⟧');
    expect(t('no-such-text')).toBe('{no-such-text}');
  });

  it('makes every text about a third longer', () => {
    const text = 'Look at the hands, then say that you are ready for the next round.';
    expect(pseudo_text(text).length / text.length).toBeGreaterThan(1.35);
  });

  it('keeps choices and numbers', () => {
    speak_pseudo();
    expect(t('lobby-free', { free: 1 })).toBe('⟦1 šééååţ ƒŕéééé⟧');
    expect(t('lobby-free', { free: 3 })).toBe('⟦3 šééååţš ƒŕéééé⟧');
  });

  it('leaves no list and no date in English', () => {
    speak_pseudo();
    expect(list_and(['Ann', 'Bo', 'Cy'])).toBe('⟦⟦Ann, Bo⟧ ååññđ Cy⟧');
    expect(list_and(['Ann'])).toBe('Ann');
    expect(time_text(0)).not.toMatch(/[A-Za-z]/);
  });

  it('is written from right to left in the other', () => {
    speak_pseudo('en-x-rtl');
    expect(document.documentElement.dir).toBe('rtl');
  });
});
