// Days and times as they are written; the server tells them in seconds since 1970.

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const day_and_time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** '30 Nov 2026' */
export function day_text(seconds: number): string {
  return day.format(seconds * 1000);
}

/** '30 Nov 2026, 20:15' */
export function time_text(seconds: number): string {
  return day_and_time.format(seconds * 1000);
}
