// A finger or the mouse that pulls a card of the hand up: far enough, and letting go plays it.

/** Before it has moved so far a finger may still mean a tap, or a sweep along the hand. */
const least_pull = 12;

interface Press {
  key: string;
  pointer: number;
  x: number;
  y: number;
}

export class CardDrag {
  /** The card that is pulled, or empty. */
  key = $state('');
  dx = $state(0);
  dy = $state(0);
  readonly #far_enough: () => number;
  #press: Press | null = null;
  #was_pulled = false;

  /** `far_enough` says how far up a card has to be when it is let go. */
  constructor(far_enough: () => number) {
    this.#far_enough = far_enough;
  }

  /** Whether the card would be played if it were let go now. */
  get plays(): boolean {
    return this.key !== '' && -this.dy >= this.#far_enough();
  }

  /** A finger went down on a card. */
  down(key: string, event: PointerEvent): void {
    this.#was_pulled = false;
    if (!event.isPrimary || event.button !== 0) return this.cancel();
    this.#press = { key, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (this.key === '') {
      if (-dy < least_pull || Math.abs(dx) > -dy) return;
      this.key = press.key;
      this.#was_pulled = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    [this.dx, this.dy] = [dx, Math.min(0, dy)];
  }

  /** The finger went up: which card it played, or null. */
  up(event: PointerEvent): string | null {
    if (this.#press?.pointer !== event.pointerId) return null;
    const played = this.plays ? this.key : null;
    this.cancel();
    return played;
  }

  /** Lets go of the card, which springs back. */
  cancel(): void {
    this.#press = null;
    this.key = '';
    [this.dx, this.dy] = [0, 0];
  }

  /** Whether a click is only the end of a pull. Keys click as well, and pull nothing. */
  is_no_tap(event: MouseEvent): boolean {
    return this.#was_pulled && event.detail > 0;
  }
}
