// The check of a round that is over: asked for as soon as its record is there, beside everything else.

import type { Verdict } from '../fair/check_round';
import type { View } from '../protocol/messages';
import type { Session } from './session.svelte';

export type RoundCheck =
  | { state: 'checking'; round: string }
  /** The record could not be had. */
  | { state: 'failed'; round: string }
  /** The record, out of a file, has no proof. */
  | { state: 'unproved'; round: string }
  | { state: 'done'; round: string; verdict: Verdict };

export type Refuted = Extract<Verdict, { ok: false }>;

export class FairStore {
  check = $state.raw<RoundCheck | null>(null);
  /** What was found wrong, until it is put aside: the next round must not hide it. */
  alarm = $state.raw<{ number: number; round: string; verdict: Refuted } | null>(null);

  constructor(private readonly session: Session) {}

  /** Follows the table; checks each round once when it is over. */
  follow(view: View | null): void {
    const over = view?.state === 'between_rounds' || view?.state === 'game_over';
    const row = over ? view.sheet.at(-1) : undefined;
    if (row?.id === undefined) this.check = null;
    else if (row.id !== this.check?.round) void this.begin(row.id, row.round);
  }

  /** Once more, where the record could not be had. */
  again(view: View | null): void {
    this.check = null;
    this.follow(view);
  }

  put_aside(): void {
    this.alarm = null;
  }

  private async begin(round: string, number: number): Promise<void> {
    this.check = { state: 'checking', round };
    const seen = this.session.witness.seen_of(round);
    let done: RoundCheck = { state: 'failed', round };
    try {
      // The first check of a page fetches what checks; the table does without until then.
      const [{ check }, answer] = await Promise.all([
        import('../fair/checker'),
        fetch(`/r/${round}.jsonl`),
      ]);
      if (answer.ok) {
        const line = (await answer.text()).trim();
        done = {
          state: 'done',
          round,
          verdict: await check({ do: 'round', line, seen, shown: [] }),
        };
      }
    } catch {
      // The network fails; whoever wants to know asks again.
    }
    if (done.state === 'done' && !done.verdict.ok)
      this.alarm = { number, round, verdict: done.verdict };
    if (this.check?.round === round) this.check = done;
  }
}
