// What one person likes on this device: order of the hand, theme, keys, how much is read aloud.

export type AnnounceLevel = 'all' | 'mine' | 'turn';
export type Theme = 'system' | 'light' | 'dark';

export interface Preferences {
  order: 'suit' | 'rank' | 'arrival';
  one_tap: boolean;
  letters: boolean;
  announce: AnnounceLevel;
  theme: Theme;
  four_inks: boolean;
}

const key = 'kitchen-table.preferences';
const usual: Preferences = {
  order: 'suit',
  one_tap: false,
  letters: true,
  announce: 'all',
  theme: 'system',
  four_inks: false,
};
const choices: { [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  order: ['suit', 'rank', 'arrival'],
  one_tap: [false, true],
  letters: [true, false],
  announce: ['all', 'mine', 'turn'],
  theme: ['system', 'light', 'dark'],
  four_inks: [false, true],
};

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
      name in choices && choices[name as keyof Preferences].includes(value as never),
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
  show_preferences();
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Private windows may refuse to keep anything; the choice then lasts as long as the page.
  }
}

/** Puts theme and inks on the page, where the tokens look for them. */
export function show_preferences(): void {
  const page = document.documentElement;
  if (preferences.theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = preferences.theme;
  if (preferences.four_inks) page.dataset['cards'] = 'four';
  else delete page.dataset['cards'];
}
