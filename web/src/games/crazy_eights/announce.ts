// What of a batch of notices is read aloud, by how much its listener wants to hear.

import type { AnnounceLevel } from '../../a11y/preferences.svelte';
import type { Notice, Seat, View } from '../../protocol/messages';
import { sentence } from './phrases';

/** Notices that matter to everybody, whomever they name. */
const for_everybody = new Set(['round_dealt', 'round_over', 'game_over', 'game_started']);

function concerns(notice: Notice, you: Seat | null): boolean {
  if (for_everybody.has(notice.n)) return true;
  return 'seat' in notice && notice.seat === you;
}

/** The sentences to say for notices that have just come. */
export function spoken_lines(
  notices: readonly Notice[],
  view: View,
  level: AnnounceLevel,
): string[] {
  const wanted = notices.filter((notice) => {
    if (level === 'all') return notice.n !== 'ready';
    return level === 'mine' && concerns(notice, view.you);
  });
  return wanted.flatMap((notice) => sentence(notice, view) ?? []);
}

/** Whether it has just become this viewer's turn; 'again' if it was before and the viewer has laid a card. */
export function turn_came(before: View | null, now: View): 'first' | 'again' | null {
  if (now.you === null || now.turn !== now.you || now.state !== 'playing') return null;
  const mine = before?.state === 'playing' && before.turn === before.you;
  if (before === null || !mine || before.round !== now.round) return 'first';
  return (now.hand?.length ?? 0) < (before.hand?.length ?? 0) ? 'again' : null;
}

/** Whether this viewer may call the last card now, and could not before. */
export function call_came(before: View | null, now: View): boolean {
  return now.legal?.call === true && before?.legal?.call !== true;
}
