// Where a replay stands and how it runs on: step, jump, play, and how fast.

export const speeds = [0.5, 1, 2, 4] as const;
const frame_ms = 1400;

export class ReplayPlayer {
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof speeds)[number]>(1);
  /** Whether the last move was one step on, so that it may be shown as a movement. */
  stepped = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly length: () => number) {}

  get last(): number {
    return this.length() - 1;
  }

  /** To that frame, or the nearest there is. */
  jump(to: number): void {
    const at = Math.max(0, Math.min(Math.round(to), this.last));
    this.stepped = at === this.at + 1;
    this.at = at;
    if (at === this.last) this.pause();
  }

  /** One frame on or back, by hand. */
  step(by: 1 | -1): void {
    this.pause();
    this.jump(this.at + by);
  }

  /** Plays on, from the beginning if it has ended. */
  play(): void {
    if (this.at === this.last) this.jump(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.jump(this.at + 1);
      if (this.playing) this.#next();
    }, frame_ms / this.speed);
  }
}
