// A friendly name for somebody who has not said theirs.

import { t } from './index';

/** One of the names of the text `name-guesses`, picked by `chance` in [0, 1). */
export function name_guess(chance: number): string {
  const names = t('name-guesses').split(',');
  return names[Math.floor(chance * names.length)]?.trim() ?? '';
}
