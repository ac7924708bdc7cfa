// What a screen reader is told: a polite log of events and an assertive line for refusals and one's own
// turn. Both regions are always in the page (LiveRegions.svelte); only their text changes.

const kept = 12;
/** What comes within this time is told in one go. */
const gathered_ms = 150;
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
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #flow: (sentences: string[]) => string;

  /** `flow` makes one text of several sentences that came together. */
  constructor(flow = (sentences: string[]): string => sentences.join(' ')) {
    this.#flow = flow;
  }

  /** Tells what happened, together with what happens in the next moment: a burst is one message. */
  say(sentences: string[]): void {
    this.#waiting.push(...sentences.filter((sentence) => sentence !== ''));
    if (this.#waiting.length === 0) return;
    this.#timer ??= setTimeout(() => this.#tell(), gathered_ms);
  }

  /** Tells at once. The same text again is made different, or nobody would hear it. */
  alert(text: string): void {
    this.#urgent_now = text === this.#urgent_now ? text + invisible : text;
    this.urgent = this.#urgent_now;
  }

  /** Tells at once, behind what has not been told yet: an alert breaks off what is being read. */
  alert_after(text: string): void {
    const told = [this.#gathered(), text];
    this.alert(told.filter((part) => part !== '').join(' '));
  }

  /** Nobody listens any more. */
  stop(): void {
    this.#gathered();
  }

  #tell(): void {
    this.#next_id += 1;
    this.#log_now = [...this.#log_now, { id: this.#next_id, text: this.#gathered() }].slice(-kept);
    this.log = this.#log_now;
  }

  #gathered(): string {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#flow(this.#waiting);
    this.#waiting = [];
    return text;
  }
}
