// Which language is wanted, and how the page comes to speak it.

import { english, Locale, speak } from './locale.svelte';

export type Language = 'en' | 'fr';

const loaders: Record<Language, () => Promise<Locale>> = {
  en: () => Promise.resolve(english),
  fr: async () => {
    const { files } = await import('./french');
    return new Locale('fr-CA', files, { fallback: english });
  },
};

/** The language to speak: the one that was chosen, else the first of the browser's that there is, else English. */
export function wanted_language(
  chosen: Language | 'system',
  languages: readonly string[] = navigator.languages,
): Language {
  if (chosen !== 'system') return chosen;
  for (const tag of languages) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (language in loaders) return language as Language;
  }
  return 'en';
}

let latest: Language | undefined;

/** Speaks that language as soon as it is loaded. Where it can't be, the page goes on in the one it speaks. */
export async function use_language(language: Language): Promise<void> {
  latest = language;
  try {
    const locale = await loaders[language]();
    if (latest === language) speak(locale);
  } catch (problem) {
    console.warn(`no texts in ${language}:`, problem);
  }
}
