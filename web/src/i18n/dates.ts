// Days and times as they are written; the server tells them in seconds since 1970.

import { locale } from './locale.svelte';

/** 'Nov 30, 2026' */
export function day_text(seconds: number): string {
  return locale().day.format(seconds * 1000);
}

/** 'Nov 30, 2026, 8:15 p.m.' */
export function time_text(seconds: number): string {
  return locale().day_and_time.format(seconds * 1000);
}
