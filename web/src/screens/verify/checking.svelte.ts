// The check of one file, for the page that shows it.

import { check } from '../../fair/checker';
import { round_file } from '../../fair/files';
import type { Problem } from '../../fair/problem';
import { shown_steps } from '../../fair/steps';

export type Outcome =
  { state: 'busy' } | { state: 'unreadable' } | { state: 'done'; fault: Fault | null };

interface Fault {
  line: number;
  problem: Problem;
}

export class FileCheck {
  outcome = $state.raw<Outcome>({ state: 'busy' });
  /** How many rounds hold so far. */
  rounds = $state(0);
  readonly name: string;

  constructor(file: File) {
    this.name = file.name;
    void this.run(file);
  }

  private async run(file: File): Promise<void> {
    try {
      this.outcome = { state: 'done', fault: await this.fault_of(await file.text()) };
    } catch {
      this.outcome = { state: 'unreadable' };
    }
  }

  private async fault_of(text: string): Promise<Fault | null> {
    const file = round_file(text);
    if (file.kind === 'records') {
      const told = (rounds: number) => (this.rounds = rounds);
      const { rounds, fault } = await check({ do: 'file', text }, told);
      this.rounds = rounds;
      return fault;
    }
    const verdict = await check(
      file.kind === 'replay'
        ? {
            do: 'round',
            line: file.replay.line,
            seen: null,
            shown: shown_steps(file.replay.frames),
          }
        : { do: 'round', line: file.record, seen: file.seen, shown: [] },
    );
    if (!verdict.ok) return { line: 1, problem: verdict.problem };
    this.rounds = 1;
    return null;
  }
}
