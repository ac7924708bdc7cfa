// Promises for messages that are answered by id, each with a time limit.

import type { Clock } from './clock';

interface Waiting<T> {
  resolve: (answer: T) => void;
  cancel: () => void;
}

export class Requests<T> {
  private readonly waiting = new Map<string, Waiting<T>>();

  /** `overdue` is called when an answer takes longer than `limit_ms`. */
  constructor(
    private readonly clock: Clock,
    private readonly limit_ms: number,
    private readonly overdue: () => void,
  ) {}

  /** The answer to the message with that id. */
  wait(id: string): Promise<T> {
    return new Promise((resolve) => {
      this.waiting.set(id, { resolve, cancel: this.limit() });
    });
  }

  /** The message was sent again: its time starts anew. */
  again(id: string): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    waiting.cancel();
    waiting.cancel = this.limit();
  }

  /** Delivers an answer; says whether anybody waited for it. */
  answer(id: string, answer: T): boolean {
    const waiting = this.waiting.get(id);
    if (!waiting) return false;
    this.waiting.delete(id);
    waiting.cancel();
    waiting.resolve(answer);
    return true;
  }

  /** No answer can come on this connection; the promises stay. */
  stop_limits(): void {
    for (const waiting of this.waiting.values()) waiting.cancel();
  }

  /** Gives everybody who waits the same answer. */
  answer_all(answer: T): void {
    for (const id of [...this.waiting.keys()]) this.answer(id, answer);
  }

  private limit(): () => void {
    return this.clock.after(this.limit_ms, this.overdue);
  }
}
