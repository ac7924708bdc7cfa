// What of the news is read aloud, by how much its listener wants to hear.

import type { AnnounceLevel } from '../../a11y/kept_preferences';
import { t } from '../../i18n';
import type { Notice, Seat, View } from '../../protocol/messages';
import { has_come_to_one } from '../../sound/cues';
import { sentence } from './phrases';
import { seat_name, who } from './seats';
import { scores_text } from './spoken';

/** Notices that matter to everybody, whomever they name. */
const for_everybody = new Set(['round_dealt', 'round_over', 'game_over', 'game_started', 'paused']);

function concerns(notice: Notice, you: Seat | null): boolean {
  if (for_everybody.has(notice.n)) return true;
  return 'seat' in notice && notice.seat === you;
}

/** The sentences to say for notices that have just come; `before`: the table as it was. */
export function spoken_lines(
  notices: readonly Notice[],
  before: View | null,
  now: View,
  level: AnnounceLevel,
): string[] {
  const wanted = notices.filter((notice) => {
    if (level === 'all') return notice.n !== 'ready';
    return level === 'mine' && concerns(notice, now.you);
  });
  return wanted.flatMap((notice) => {
    const text = sentence(notice, now);
    return text === null ? [] : [text, ...consequences(notice, notices, before, now)];
  });
}

// What follows from a notice and no other notice tells.
function consequences(
  notice: Notice,
  notices: readonly Notice[],
  before: View | null,
  now: View,
): string[] {
  if (notice.n === 'round_over') return [scores_text(now)];
  if (notice.n !== 'played' || !has_come_to_one(notice.seat, before, now)) return [];
  const last = notices.findLast((one) => one.n === 'played' && one.seat === notice.seat);
  const called = notice.call === true || now.called[notice.seat] === true;
  return last === notice && !called ? [t('say-last-card', who(now, notice.seat))] : [];
}

/** Several sentences as one: 'Cy drew 2 cards, Dee laid the jack of spades, you are skipped.' */
export function flow(sentences: readonly string[], view: View): string {
  const names = view.seats.map((_, seat) => seat_name(view, seat));
  const one_breath = (text: string): boolean => /^[^.:!?…]*\.$/.test(text);
  const goes_on = (text: string): string =>
    names.some((name) => text.startsWith(name))
      ? text
      : text.charAt(0).toLowerCase() + text.slice(1);
  return sentences.reduce((told, next, i) => {
    if (told === '') return next;
    const before = sentences[i - 1] ?? '';
    if (!one_breath(before) || !one_breath(next)) return `${told} ${next}`;
    return `${told.slice(0, -1)}, ${goes_on(next)}`;
  }, '');
}

/** How it is this viewer's turn: it has just come, it goes on after a card laid or drawn, or it is no news. */
export function turn_came(before: View | null, now: View): 'first' | 'again' | 'still' | null {
  if (now.you === null || now.turn !== now.you || now.state !== 'playing') return null;
  const mine = before?.state === 'playing' && before.turn === before.you;
  if (before === null || !mine || before.round !== now.round) return 'first';
  const [held, holds] = [before.hand?.length ?? 0, now.hand?.length ?? 0];
  if (holds < held) return 'again';
  return holds > held ? 'still' : null;
}

/** Whether this viewer may call the last card now, and could not before. */
export function call_came(before: View | null, now: View): boolean {
  return now.legal?.call === true && before?.legal?.call !== true;
}
