// At how many tables this browser had a seat when the lobby was last seen: so much space is left for them
// until the server says which, and nothing below moves when it does.

const key = 'kitchen-table.seats-kept';
/** More than one may have are never shown so. */
const most = 3;

export function seats_kept(): number {
  try {
    const kept = Math.trunc(Number(localStorage.getItem(key)));
    return kept > 0 ? Math.min(kept, most) : 0;
  } catch {
    return 0;
  }
}

export function keep_seats(count: number): void {
  try {
    localStorage.setItem(key, String(count));
  } catch {
    // Without storage the seats come as they come.
  }
}
