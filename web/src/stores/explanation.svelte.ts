// The rules of a table in words, as the server last told them. While a newer answer is awaited the last one stays.

import type { Explainable, Explained, Refused } from '../protocol/messages';
import type { Session } from './session.svelte';

export class Explanation {
  told = $state.raw<Explained | null>(null);
  /** Why the rules that were asked about last cannot be played. */
  refused = $state.raw<Refused | null>(null);
  #asked = 0;

  constructor(private readonly session: Session) {}

  /** Asks about these rules. Only the answer to the newest question counts. */
  async ask(ruleset: string, rules: Explainable): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const { outcome, explained } = await this.session.explain(ruleset, rules);
    if (mine !== this.#asked) return;
    if (explained) {
      this.told = explained;
      this.refused = null;
    } else if (!outcome.ok && 'refused' in outcome) {
      this.refused = outcome.refused;
    }
  }

  /** Another ruleset is looked at: what was told of the last one is of no use. */
  forget(): void {
    this.#asked += 1;
    this.told = null;
    this.refused = null;
  }
}
