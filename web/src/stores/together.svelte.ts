// What the people of a table have played together before: asked for when a round or a game is over.

import type { Standing, View } from '../protocol/messages';
import type { Session } from './session.svelte';

export class TogetherStore {
  standings = $state.raw<readonly Standing[]>([]);
  #asked = '';

  constructor(private readonly session: Session) {}

  /** Follows the table; asks again whenever other people sit there or another game has ended. */
  follow(view: View | null): void {
    const people = view && view.you !== null && over(view) ? people_of(view) : [];
    if (!view || people.length < 2) {
      this.standings = [];
      this.#asked = '';
      return;
    }
    const question = [view.ruleset, view.game, view.state, ...people].join('/');
    if (question === this.#asked || !this.session.online) return;
    this.#asked = question;
    void this.ask(view.ruleset, people, question);
  }

  private async ask(ruleset: string, people: string[], question: string): Promise<void> {
    const { outcome, answer } = await this.session.desk({ t: 'together', ruleset, people });
    if (question !== this.#asked) return;
    this.standings = answer?.standings ?? [];
    // An answer that was lost is asked for again.
    if (!outcome.ok && 'lost' in outcome) this.#asked = '';
  }
}

function over(view: View): boolean {
  return view.state === 'between_rounds' || view.state === 'game_over';
}

function people_of(view: View): string[] {
  return view.seats.flatMap((seat) => (seat.kind === 'person' && seat.person ? [seat.person] : []));
}
