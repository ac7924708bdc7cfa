// What has just happened at the table: only what is new since the last view is moved, said and heard.

import type { Announcer } from '../../a11y/announcer.svelte';
import type { AnnounceLevel } from '../../a11y/preferences.svelte';
import { t } from '../../i18n';
import type { NoticeBatch } from '../../model/board';
import { plan, type Step } from '../../motion/steps';
import type { View } from '../../protocol/messages';
import { call_came, spoken_lines, turn_came } from './announce';
import * as spoken from './spoken';

export interface NewsOptions {
  announcer: Announcer;
  /** How much is read aloud. */
  level: () => AnnounceLevel;
  /** Cards and arrows that move. */
  moved: (steps: Step[]) => void;
  /** The round has just ended. */
  over: () => void;
}

export class News {
  /** The view that was last followed. */
  view: View | null = null;
  private seq = -1;

  constructor(private readonly options: NewsOptions) {}

  /** Whether `now` is another turn than the view before. */
  turn_changes(now: View): boolean {
    return this.view?.turn !== now.turn || this.view.round !== now.round;
  }

  /** Takes a new view and all batches that are kept, and tells what is new of them. */
  follow(now: View, batches: readonly NoticeBatch[]): void {
    const before = this.view;
    const news = before ? batches.filter((batch) => batch.seq > this.seq) : [];
    this.seq = Math.max(this.seq, batches.at(-1)?.seq ?? -1);
    this.view = now;
    this.say(before, now, news);
    if (before && now.over && !before.over) this.options.over();
    const circumstances = {
      hidden: document.hidden,
      reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
    this.options.moved(plan(news, now.you, circumstances));
  }

  private say(before: View | null, now: View, news: readonly NoticeBatch[]): void {
    const { announcer } = this.options;
    const level = this.options.level();
    announcer.say(
      news.flatMap((batch) => (batch.missed ? [] : spoken_lines(batch.notices, now, level))),
    );
    const came = turn_came(before, now);
    const call = call_came(before, now) ? [t('say-may-call')] : [];
    const told = [...(came ? [spoken.turn_text(now, came === 'again')] : []), ...call];
    if (told.length > 0) announcer.alert(told.join(' '));
  }
}
