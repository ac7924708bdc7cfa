// What one person likes on this device, as it is kept between visits, and its looks on the page. No framework: the first
// script of a visit puts the looks on, so that no page begins in another theme than it goes on in.

import type { Language } from '../i18n/languages';

export type AnnounceLevel = 'all' | 'mine' | 'turn';
export type Theme = 'system' | 'light' | 'dark';

export interface Preferences {
  language: 'system' | Language;
  theme: Theme;
  contrast: 'system' | 'more';
  motion: 'system' | 'less';
  order: 'suit' | 'rank' | 'arrival';
  /** A tap on a card that can be played plays it. */
  one_tap: boolean;
  left_handed: boolean;
  /** Each special card is explained when it is met for the first time. */
  explain: boolean;
  four_inks: boolean;
  large_index: boolean;
  /** The letter of the suit beside its mark. */
  card_letters: boolean;
  sounds: boolean;
  /** The system tells of one's turn while the page is hidden. */
  notices: boolean;
  announce: AnnounceLevel;
  /** Single letters are keys. */
  letters: boolean;
}

export const preferences_key = 'kitchen-table.preferences';
const off_or_on = [false, true] as const;
/** What can be chosen; the first is as usual. */
export const preference_choices: {
  [Name in keyof Preferences]: readonly [Preferences[Name], ...Preferences[Name][]];
} = {
  language: ['system', 'en', 'fr'],
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  motion: ['system', 'less'],
  order: ['suit', 'rank', 'arrival'],
  one_tap: off_or_on,
  left_handed: off_or_on,
  explain: [true, false],
  four_inks: off_or_on,
  large_index: off_or_on,
  card_letters: off_or_on,
  sounds: [true, false],
  notices: off_or_on,
  announce: ['all', 'mine', 'turn'],
  letters: [true, false],
};
const usual = Object.fromEntries(
  Object.entries(preference_choices).map(([name, values]) => [name, values[0]]),
) as unknown as Preferences;

function parsed(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

/** The stored preferences; whatever is missing or strange is as usual. */
export function read_preferences(stored: string | null): Preferences {
  const found = parsed(stored);
  if (typeof found !== 'object' || found === null) return { ...usual };
  const known = Object.entries(found).filter(
    ([name, value]) =>
      name in preference_choices &&
      preference_choices[name as keyof Preferences].includes(value as never),
  );
  return { ...usual, ...Object.fromEntries(known) };
}

/** This device's preferences; as usual where nothing can be kept. */
export function kept_preferences(): Preferences {
  try {
    return read_preferences(localStorage.getItem(preferences_key));
  } catch {
    return { ...usual };
  }
}

/** What the system wishes. */
export const system = {
  more_contrast: matchMedia('(prefers-contrast: more)'),
  less_motion: matchMedia('(prefers-reduced-motion: reduce)'),
};
/** Puts what is about looks on the page, where the tokens find it: this person's choice, or else the system's. */
export function show_looks(preferences: Preferences): void {
  const contrast = preferences.contrast === 'more' || system.more_contrast.matches;
  const motion = preferences.motion === 'less' || system.less_motion.matches;
  const looks: Record<string, string | false> = {
    theme: preferences.theme !== 'system' && preferences.theme,
    contrast: contrast && 'more',
    motion: motion && 'less',
    hand: preferences.left_handed && 'left',
    cards: preferences.four_inks && 'four',
    index: preferences.large_index && 'large',
    letters: preferences.card_letters && 'on',
  };
  const page = document.documentElement;
  for (const [name, value] of Object.entries(looks)) {
    if (value) page.setAttribute(`data-${name}`, value);
    else page.removeAttribute(`data-${name}`);
  }
}
