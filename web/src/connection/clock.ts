// Time and chance as the connection sees them, so that tests can turn the hands themselves.

export interface Clock {
  /** Milliseconds from some fixed moment; never goes back. */
  now(): number;
  /** Calls `run` once after `delay_ms`; the returned function calls it off. */
  after(delay_ms: number, run: () => void): () => void;
  /** A number in [0, 1). */
  random(): number;
}

export const real_clock: Clock = {
  now: () => performance.now(),
  after(delay_ms, run) {
    const timer = setTimeout(run, delay_ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
