// The key of the request for an invitation that was made in this browser, so that it finds the way back to it.

const key = 'kitchen-table.invite';

export function stored_invite_key(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the key, or forgets it. */
export function store_invite_key(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the address has to be kept by hand.
  }
}
