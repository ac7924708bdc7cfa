// Which table's changes this page follows, and whether each message about it comes in order.

import type { Code, TableEvent, TableId, TableView } from '../protocol/messages';

export type Verdict =
  | 'take' // in order: use it
  | 'ignore' // old, or of another table, or what comes before an awaited view
  | 'gap'; // something is missing: ask for it

export class Following {
  private known_seq: number | null = null;
  private waiting_for_view = true;

  constructor(
    readonly table: TableId,
    /** The code that opens it, if it is private. */
    readonly invite?: Code,
  ) {}

  /** The `seq` of the view as it is now; null before the first view. */
  get seq(): number | null {
    return this.known_seq;
  }

  /** Whether a view was asked for and has not come. */
  get awaiting_view(): boolean {
    return this.waiting_for_view;
  }

  /** A `join` or `resume` was sent: until the view comes, changes cannot be applied. */
  await_view(): void {
    this.waiting_for_view = true;
  }

  judge(message: TableView | TableEvent): Verdict {
    if (message.table !== this.table) return 'ignore';
    if (message.t === 'view') {
      if (this.known_seq !== null && message.seq < this.known_seq) return 'ignore';
      this.known_seq = message.seq;
      this.waiting_for_view = false;
      return 'take';
    }
    // Missed events are told without changes; the view that follows brings the state.
    if (message.changes === null) return 'take';
    if (this.waiting_for_view || this.known_seq === null) return 'ignore';
    if (message.seq <= this.known_seq) return 'ignore';
    if (message.seq > this.known_seq + 1) return 'gap';
    this.known_seq = message.seq;
    return 'take';
  }
}
