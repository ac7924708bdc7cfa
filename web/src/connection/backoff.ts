// How long to wait before the next try to connect: full jitter, so that a thousand pages do not come back at once.

const first_ms = 500;
const longest_ms = 30_000;

/** The wait before try `n` (from 0): anything up to half a second doubled n times, at most 30 s. `chance` is in [0, 1). */
export function backoff_ms(n: number, chance: number): number {
  return chance * Math.min(longest_ms, first_ms * 2 ** n);
}

/** The delay a restarting server asks for in the reason of its close 1012; null if it names none. */
export function restart_delay_ms(reason: string): number | null {
  if (!/^\d{1,6}$/.test(reason)) return null;
  return Math.min(Number(reason), 120_000);
}
