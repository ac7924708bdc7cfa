// The rounds of a file that somebody has opened: which of them is on the page, or being asked for, or refused.

import type { Replay } from '../../protocol/replay';
import { found_in, replay_of, type Refusal } from './opened';

export class FileRounds {
  /** What the file is called. */
  name = $state('');
  /** The records, where there are several to choose from. */
  lines = $state.raw<readonly string[]>([]);
  /** The one that was last asked for; null before the first. */
  at = $state<number | null>(null);
  /** A file is being read, or the server asked. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Whoever asks last is answered. */
  #asked = 0;

  /** `show` is given each replay, `choose` is called where there are several rounds to choose from. */
  constructor(
    private readonly show: (replay: Replay) => void,
    private readonly choose: () => void,
  ) {}

  get several(): boolean {
    return this.lines.length > 1;
  }

  async open(file: File): Promise<void> {
    const mine = this.#begin();
    const found = await found_in(file);
    if (mine !== this.#asked) return;
    this.busy = false;
    if (found.kind === 'refused') {
      this.refusal = found.refusal;
      return;
    }
    this.name = file.name;
    this.lines = found.kind === 'records' ? found.lines : [];
    this.at = null;
    if (found.kind === 'replay') this.show(found.replay);
    else if (this.several) this.choose();
    else await this.go(0);
  }

  /** Shows that round of the file. */
  async go(at: number): Promise<void> {
    const line = this.lines[at];
    if (line === undefined) return;
    const mine = this.#begin();
    this.at = at;
    const made = await replay_of(line);
    if (mine !== this.#asked) return;
    this.busy = false;
    if (made.replay) this.show(made.replay);
    else {
      this.refusal = made.refusal;
      if (this.several) this.choose();
    }
  }

  /** The same round once more, where the server could not be asked. */
  again(): Promise<void> {
    return this.go(this.at ?? 0);
  }

  #begin(): number {
    this.busy = true;
    this.refusal = null;
    return ++this.#asked;
  }
}
