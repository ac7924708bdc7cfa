// Languages that nobody speaks, made from English: whatever is not in accents and brackets was not translated, and
// what has no room for a third more letters is cut off. One of them is written from right to left.

import type { FluentResource } from '@fluent/bundle';
import { Locale, type TextArgs } from '../i18n/locale.svelte';

/** Every text of the client. */
const english = import.meta.glob<FluentResource>('../i18n/en*.ftl', {
  eager: true,
  import: 'default',
});

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, i) => [letter, [...accented][i] ?? letter]));

const doubled = 'aeiouynAEIOUYN';

/** The text in accents, with some letters twice, so that it is about a third longer. */
export function pseudo_text(text: string): string {
  return [...text]
    .map((letter) => {
      const other = letters.get(letter) ?? letter;
      return doubled.includes(letter) ? other + other.toLowerCase() : other;
    })
    .join('');
}

const bracketed = (text: string) => `⟦${text}⟧`;

class PseudoLocale extends Locale {
  override readonly day = pseudo_format(new Intl.DateTimeFormat('en', { dateStyle: 'medium' }));
  override readonly day_and_time = pseudo_format(
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }),
  );

  constructor(tag: string, direction: 'ltr' | 'rtl') {
    super(tag, Object.values(english), {
      direction,
      transform: pseudo_text,
    });
  }

  override text(id: string, args?: TextArgs): string | undefined {
    const text = super.text(id, args);
    return text === undefined ? undefined : bracketed(text);
  }
}

function pseudo_format(format: Intl.DateTimeFormat) {
  return { format: (time: number) => bracketed(pseudo_text(format.format(time))) };
}

export const pseudo_locales: Record<string, () => Locale> = {
  'en-x-pseudo': () => new PseudoLocale('en-x-pseudo', 'ltr'),
  'en-x-rtl': () => new PseudoLocale('en-x-rtl', 'rtl'),
};
