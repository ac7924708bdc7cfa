// What one person likes on this device: order of the hand, theme, keys, how much is read aloud.

import { use_language, wanted_language, type Language } from '../i18n/languages';

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

const key = 'kitchen-table.preferences';
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

function load(): Preferences {
  try {
    return read_preferences(localStorage.getItem(key));
  } catch {
    return { ...usual };
  }
}

export const preferences = $state<Preferences>(load());

/** Changes one preference, shows it and keeps it. */
export function prefer<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferences[name] = value;
  if (name === 'language') void use_language(wanted_language(preferences.language));
  show_preferences();
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Private windows may refuse to keep anything; the choice then lasts as long as the page.
  }
}

const system = {
  more_contrast: matchMedia('(prefers-contrast: more)'),
  less_motion: matchMedia('(prefers-reduced-motion: reduce)'),
};
for (const wish of Object.values(system)) wish.addEventListener('change', show_preferences);

/** Puts what is about looks on the page, where the tokens find it: this person's choice, or else the system's. */
export function show_preferences(): void {
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
