// Somebody who watches a round wants a seat as soon as it is over. Only this browser knows of the wish.

import { t } from '../i18n';
import { refusal_text } from '../i18n/refusals';
import type { View } from '../protocol/messages';
import type { Session } from './session.svelte';

export class SeatWanted {
  /** Why the wish did not come true. */
  problem = $state('');

  constructor(private readonly session: Session) {}

  get wanted(): boolean {
    return this.session.seat_wished !== null && this.session.seat_wished === this.session.table.id;
  }

  want(wanted: boolean): void {
    this.wish(wanted);
    this.problem = '';
  }

  /** Sits down when the round is over. A broken connection keeps the wish. */
  follow(view: View | null): void {
    if (!this.wanted || view === null || view.state === 'playing') return;
    this.wish(false);
    if (view.you === null) void this.sit(view);
  }

  private async sit(view: View): Promise<void> {
    const outcome = await this.session.sit();
    if (outcome.ok) return;
    if ('lost' in outcome) this.wish(true);
    else if (outcome.refused.reason === 'table_full') this.problem = t('watch-sat-not');
    else this.problem = refusal_text(outcome.refused, view);
  }

  private wish(wanted: boolean): void {
    this.session.seat_wished = wanted ? this.session.table.id : null;
  }
}
