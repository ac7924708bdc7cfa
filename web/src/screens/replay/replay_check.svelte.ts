// The check of the round that a replay shows: its record, what the replay shows of it, and what this browser was
// shown when it was played, if it was there.

import { check } from '../../fair/checker';
import { KeptRounds } from '../../fair/kept';
import { shown_steps } from '../../fair/steps';
import type { Seen } from '../../fair/seen';
import type { Replay } from '../../protocol/replay';
import type { RoundCheck } from '../../stores/fair.svelte';

export class ReplayCheck {
  check = $state.raw<RoundCheck>({ state: 'checking', round: '' });

  constructor(replay: Replay, from_file: boolean) {
    void this.run(replay, from_file ? '' : replay.id);
  }

  private async run(replay: Replay, round: string): Promise<void> {
    const { line, frames, record } = replay;
    // A file may hold a round that nobody promised anything about; a server has to prove what it serves.
    if (round === '' && !record.fair) {
      this.check = { state: 'unproved', round };
      return;
    }
    const job = { do: 'round' as const, line, seen: seen_of(replay), shown: shown_steps(frames) };
    this.check = { state: 'done', round, verdict: await check(job) };
  }
}

/** What is left of what this browser was shown; all its cards stand in the replay anyway. */
function seen_of({ record }: Replay): Seen | null {
  const promised = record.fair?.commitment;
  const kept = new KeptRounds().find(({ commitment }) => commitment === promised);
  return kept ? { ...kept, steps: [], unbroken: false } : null;
}
