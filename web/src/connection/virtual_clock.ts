// A clock for tests: time passes only by `advance`.

import type { Clock } from './clock';

export class VirtualClock implements Clock {
  private time_ms = 0;
  private readonly timers = new Set<{ at_ms: number; run: () => void }>();
  /** What `random` gives next. */
  chance = 0.5;

  now(): number {
    return this.time_ms;
  }

  random(): number {
    return this.chance;
  }

  after(delay_ms: number, run: () => void): () => void {
    const timer = { at_ms: this.time_ms + delay_ms, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Lets `span_ms` pass and runs what falls due, in order. */
  advance(span_ms: number): void {
    const end_ms = this.time_ms + span_ms;
    for (;;) {
      const due = [...this.timers]
        .filter((timer) => timer.at_ms <= end_ms)
        .sort((a, b) => a.at_ms - b.at_ms)[0];
      if (!due) break;
      this.timers.delete(due);
      this.time_ms = due.at_ms;
      due.run();
    }
    this.time_ms = end_ms;
  }
}
