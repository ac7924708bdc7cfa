// What has just happened at the table: only what is new since the last view is moved, said and heard.

import type { Announcer } from '../../a11y/announcer.svelte';
import { preferences } from '../../a11y/preferences.svelte';
import { t } from '../../i18n';
import type { NoticeBatch } from '../../model/board';
import { plan, type Circumstances, type Step } from '../../motion/steps';
import type { Notice, View } from '../../protocol/messages';
import { cue_for, type Cue } from '../../sound/cues';
import { call_came, spoken_lines, turn_came } from './announce';
import * as spoken from './spoken';

export interface NewsOptions {
  announcer: Announcer;
  /** Cards and arrows that move; none: what moved before is at its end. */
  moved: (steps: Step[]) => void;
  sounded: (cue: Cue) => void;
  /** It has become this viewer's turn. */
  turn: (now: View) => void;
  /** The round has just ended. */
  over: () => void;
}

export class News {
  /** The view that was last followed. */
  view: View | null = null;
  private seq = -1;

  constructor(private readonly options: NewsOptions) {}

  /** Whether what happens next is shown by motion: not on a page that is not seen, or where less is wanted. */
  get moves(): boolean {
    const { hidden, reduced } = circumstances();
    return !hidden && !reduced;
  }

  /** Whether `now` is another turn than the view before. */
  turn_changes(now: View): boolean {
    return this.view?.turn !== now.turn || this.view.round !== now.round;
  }

  /** Takes a new view and all batches that are kept, and tells what is new of them. */
  follow(now: View, batches: readonly NoticeBatch[]): void {
    const before = this.view;
    const news = before
      ? batches.filter((batch) => batch.seq > this.seq)
      : since_the_deal(batches, now);
    this.seq = Math.max(this.seq, batches.at(-1)?.seq ?? -1);
    this.view = now;
    // What was missed stands in the log; whoever comes back is told how the table stands now.
    const notices = news.flatMap((batch) => (batch.missed ? [] : batch.notices));
    this.say(before, now, notices);
    this.sound(before, now, notices);
    if (turn_came(before, now) === 'first') this.options.turn(now);
    if (before && now.over && !before.over) this.options.over();
    this.options.moved(plan(news, { you: now.you, seats: now.seats.length }, circumstances()));
  }

  private say(before: View | null, now: View, notices: readonly Notice[]): void {
    const { announcer } = this.options;
    announcer.say(spoken_lines(notices, before, now, preferences.announce));
    const came = turn_came(before, now);
    const call = call_came(before, now) ? [t('say-may-call')] : [];
    const told = [...(came ? [spoken.turn_text(now, came)] : []), ...call];
    if (told.length > 0) announcer.alert_after(told.join(' '));
  }

  private sound(before: View | null, now: View, notices: readonly Notice[]): void {
    const turn = turn_came(before, now) === 'first';
    const cue = cue_for({ before, now, notices, turn, hidden: document.hidden });
    if (cue) this.options.sounded(cue);
  }
}

// The deal brings the board to the page: what has happened since is news to whoever waited for it.
function since_the_deal(batches: readonly NoticeBatch[], now: View): readonly NoticeBatch[] {
  const deal = batches.findLastIndex(({ notices, missed }) => {
    return !missed && notices.some((one) => one.n === 'round_dealt' && one.round === now.round);
  });
  return deal < 0 ? [] : batches.slice(deal);
}

function circumstances(): Circumstances {
  const less = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { hidden: document.hidden, reduced: less || preferences.motion === 'less' };
}
