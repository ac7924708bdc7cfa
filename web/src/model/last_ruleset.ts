// The game that was chosen last on this device.

const key = 'kitchen-table.ruleset';

/** The slug of the ruleset that was chosen last, or null. */
export function last_ruleset(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember_ruleset(slug: string): void {
  try {
    localStorage.setItem(key, slug);
  } catch {
    // Without storage the form begins with the first game next time.
  }
}
