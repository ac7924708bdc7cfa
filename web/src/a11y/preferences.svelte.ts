// What one person likes on this device: order of the hand, theme, keys, how much is read aloud.

import { use_language, wanted_language } from '../i18n/languages';
import {
  kept_preferences,
  preferences_key,
  show_looks,
  system,
  type Preferences,
} from './kept_preferences';

export const preferences = $state<Preferences>(kept_preferences());

/** Changes one preference, shows it and keeps it. */
export function prefer<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferences[name] = value;
  if (name === 'language') void use_language(wanted_language(preferences.language));
  show_preferences();
  try {
    localStorage.setItem(preferences_key, JSON.stringify(preferences));
  } catch {
    // Private windows may refuse to keep anything; the choice then lasts as long as the page.
  }
}

for (const wish of Object.values(system)) wish.addEventListener('change', show_preferences);

/** Puts what is about looks on the page. */
export function show_preferences(): void {
  show_looks(preferences);
}
