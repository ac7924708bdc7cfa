// What is said at the table that the page shows, and what of it has not been seen yet.

import { with_lines } from '../model/talk';
import type { Line, PersonId } from '../protocol/messages';
import { is_muted } from './mutes.svelte';

export class TalkStore {
  lines = $state.raw<readonly Line[]>([]);
  /** The last line that was heard while the page was here, to be told aloud. */
  heard = $state.raw<Line | null>(null);
  /** How many lines have come since the panel was last shown. */
  unread = $state(0);
  /** What is being written and has not been said. */
  draft = $state('');
  /** The panels that can be seen. */
  #shown: readonly string[] = [];
  #begun = false;

  /** Another table: nothing has been said yet. */
  clear(): void {
    this.lines = [];
    this.heard = null;
    this.unread = 0;
    this.draft = '';
    this.#begun = false;
  }

  /** Everything said so far is here: what is heard of later is new, also when it comes as said earlier. */
  begin(): void {
    this.#begun = true;
  }

  /** What was said before this page came, or while it was away. */
  take_earlier(lines: readonly Line[], me: PersonId | null): void {
    const before = this.lines;
    this.lines = with_lines(before, lines);
    if (this.#begun)
      this.#count(
        this.lines.filter((line) => !before.includes(line)),
        me,
      );
    this.#begun = true;
  }

  take(line: Line, me: PersonId | null): void {
    const before = this.lines;
    this.lines = with_lines(before, [line]);
    if (this.lines === before) return;
    this.#begun = true;
    this.#count([line], me);
    if (line.person !== me && !is_muted(line.person)) this.heard = line;
  }

  /** A panel can be seen, or no more. */
  show(shown: boolean, panel = 'panel'): void {
    const others = this.#shown.filter((other) => other !== panel);
    this.#shown = shown ? [...others, panel] : others;
    if (shown) this.unread = 0;
  }

  #count(lines: readonly Line[], me: PersonId | null): void {
    if (this.#shown.length > 0) return;
    this.unread += lines.filter((line) => line.person !== me && !is_muted(line.person)).length;
  }
}
