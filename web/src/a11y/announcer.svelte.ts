// What a screen reader is told: a polite log of events and an assertive line for refusals and one's own
// turn. Both regions are always in the page (LiveRegions.svelte); only their text changes.

const kept = 12;
/** A space that is not seen or spoken; it makes the same sentence count as a new one. */
const invisible = '\u200b';

interface Line {
  id: number;
  text: string;
}

export class Announcer {
  log = $state.raw<Line[]>([]);
  urgent = $state.raw('');
  // What is shown is never read back: an effect that announces must not depend on announcements.
  #log_now: Line[] = [];
  #urgent_now = '';
  #next_id = 0;

  /** Tells several events as one sentence after another, so that a burst is one message. */
  say(sentences: string[]): void {
    const text = sentences.filter((sentence) => sentence !== '').join(' ');
    if (text === '') return;
    this.#next_id += 1;
    this.#log_now = [...this.#log_now, { id: this.#next_id, text }].slice(-kept);
    this.log = this.#log_now;
  }

  /** Tells at once. The same text again is made different, or nobody would hear it. */
  alert(text: string): void {
    this.#urgent_now = text === this.#urgent_now ? text + invisible : text;
    this.urgent = this.#urgent_now;
  }
}
