// Runs steps on the page with the Web Animations API. It finds its places by `data-place` and its cards
// by `data-card`, moves what is already there from where it came, and leaves nothing behind.
// Everything is measured before anything is moved, so that the page is laid out once.

import type { Place, Step } from './steps';

const move_ms = 260;
const stagger_ms = 70;
const deal_ms = 600;
const turn_ms = 300;
/** A seat gets so many backs when cards are dealt, however many it is dealt. */
const backs_dealt = 3;
const back_width = 64;
const card_height = 1.4;
const easing = 'cubic-bezier(0.2, 0.7, 0.25, 1)';

/** One thing that moves, measured and ready to go. */
interface Move {
  /** Null: a card's back, which is made for it and goes with it. */
  element: Element | null;
  /** Where the back is put; moved by its keyframes. */
  box?: Box;
  frames: Keyframe[];
  delay: number;
  ms: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Carry = Extract<Step, { do: 'carry' }>;

function selector(place: Place): string {
  return place.at === 'seat' ? `[data-place="seat-${place.seat}"]` : `[data-place="${place.at}"]`;
}

function shift(from: Box, to: Box): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = to.width > 0 ? Math.min(1, Math.max(0.35, from.width / to.width)) : 1;
  return `translate(${x}px, ${y}px) scale(${size})`;
}

/** What is on the page already comes from where it was. */
function arrival(element: Element, from: Box, delay: number): Move {
  const start = shift(from, element.getBoundingClientRect());
  return {
    element,
    frames: [{ transform: start }, { transform: 'none' }],
    delay,
    ms: move_ms,
  };
}

/** A face-down card flies and is gone where it lands. */
function flight(from: Box, to: Box, delay: number): Move {
  const width = Math.min(from.width, back_width);
  const height = width * card_height;
  const box = {
    left: to.left + to.width / 2 - width / 2,
    top: to.top + to.height / 2 - height / 2,
    width,
    height,
  };
  const frames = [
    { transform: shift(from, box), opacity: 1 },
    { transform: 'scale(0.5)', opacity: 1, offset: 0.85 },
    { transform: 'scale(0.45)', opacity: 0 },
  ];
  return { element: null, box, frames, delay, ms: move_ms };
}

function gesture(element: Element, frames: Keyframe[], delay: number, ms = move_ms): Move {
  return { element, frames, delay, ms };
}

export class Player {
  private hand_places = new Map<string, DOMRect>();
  private readonly running = new Map<Animation, HTMLElement | null>();

  constructor(private readonly root: HTMLElement) {}

  /** Remembers where the cards of the hand lie, before the page changes. */
  remember(): void {
    this.hand_places = new Map();
    for (const element of this.all('[data-place="hand"] [data-card]')) {
      this.hand_places.set(
        element.getAttribute('data-card') ?? '',
        element.getBoundingClientRect(),
      );
    }
  }

  /** Shows the steps one after another. What still moves from before is at its end at once. */
  play(steps: readonly Step[]): void {
    this.finish();
    if (steps.length === 0 || typeof this.root.animate !== 'function') return;
    let delay = 0;
    const moves = steps.flatMap((step) => {
      const [of_step, takes] = this.moves(step, delay);
      delay += takes;
      return of_step;
    });
    for (const move of moves) this.start(move);
  }

  /** Everything that moves is at its end at once. */
  finish(): void {
    for (const [animation, back] of this.running) {
      animation.finish();
      back?.remove();
    }
    this.running.clear();
  }

  private start({ element, box, frames, delay, ms }: Move): void {
    const back = element === null ? this.new_back(box) : null;
    const fill = back ? 'both' : 'backwards';
    const animation = (back ?? element)?.animate(frames, { duration: ms, delay, easing, fill });
    if (!animation) return;
    this.running.set(animation, back);
    const gone = (): void => {
      back?.remove();
      this.running.delete(animation);
    };
    animation.onfinish = gone;
    animation.oncancel = gone;
  }

  private new_back(box: Box | undefined): HTMLElement {
    const back = document.createElement('div');
    back.className = 'card-in-flight';
    for (const [side, length] of Object.entries(box ?? {}))
      back.style.setProperty(side, `${length}px`);
    this.root.append(back);
    return back;
  }

  private all(wanted: string): Element[] {
    return [...this.root.querySelectorAll(wanted)];
  }

  private find(place: Place): Element | null {
    return this.root.querySelector(selector(place));
  }

  private box(place: Place): Box | undefined {
    return this.find(place)?.getBoundingClientRect();
  }

  /** What moves in a step, and how long the next step waits for it. */
  private moves(step: Step, delay: number): [Move[], number] {
    switch (step.do) {
      case 'deal':
        return [this.dealt(step.to, delay), deal_ms];
      case 'carry':
        return this.carried(step, delay);
      case 'demand': {
        const [plate, pile] = [this.find({ at: 'demand' }), this.box({ at: 'pile' })];
        return [plate && pile ? [arrival(plate, pile, delay)] : [], 0];
      }
      case 'turn': {
        const frames = [{ scale: '-1 1' }, { scale: '1 1' }];
        const arrows = this.all('[data-arrow]');
        return [arrows.map((arrow) => gesture(arrow, frames, delay, turn_ms)), turn_ms / 2];
      }
      case 'gather':
        return [this.backs({ at: 'pile' }, { at: 'stock' }, backs_dealt, delay), move_ms];
      case 'skip': {
        const frames = ['none', 'translateY(6px)', 'none'].map((transform) => ({ transform }));
        const seat = this.find({ at: 'seat', seat: step.seat })?.firstElementChild;
        return [seat ? [gesture(seat, frames, delay)] : [], 0];
      }
      case 'open': {
        const frames = [{ transform: 'rotateX(80deg)', opacity: 0 }, { transform: 'none' }];
        const hands = this.all('[data-opens]');
        return [hands.map((hand, i) => gesture(hand, frames, delay + (i * stagger_ms) / 2)), 0];
      }
      case 'win': {
        const frames = ['scale(0.92)', 'scale(1.04)', 'none'].map((transform) => ({ transform }));
        return [this.all('[data-won]').map((one) => gesture(one, frames, delay, turn_ms)), 0];
      }
    }
  }

  /** All seats get their cards within one and the same time, however many there are. */
  private dealt(to: readonly Place[], delay: number): Move[] {
    const stock = this.box({ at: 'stock' });
    if (!stock) return [];
    const spread = deal_ms - move_ms;
    const when = (nth: number, of: number, place: number): number =>
      delay + (spread * (nth + place / to.length)) / of;
    return to.flatMap((place, i) => {
      if (place.at === 'hand') {
        const cards = this.all('[data-place="hand"] [data-card]');
        return cards.map((card, nth) => arrival(card, stock, when(nth, cards.length, i)));
      }
      const box = this.box(place);
      const nths = box ? Array.from({ length: backs_dealt }, (_, nth) => nth) : [];
      return nths.map((nth) => flight(stock, box ?? stock, when(nth, backs_dealt, i)));
    });
  }

  private carried(step: Carry, delay: number): [Move[], number] {
    const moves =
      step.to.at === 'pile'
        ? this.to_pile(step, delay)
        : step.to.at === 'hand'
          ? this.to_hand(step, delay)
          : this.backs(step.from, step.to, step.count, delay);
    return [moves, moves.length * stagger_ms + move_ms / 2];
  }

  private to_pile(step: Carry, delay: number): Move[] {
    const name_of = (element: Element): string => element.getAttribute('data-card') ?? '';
    const laid = this.all('[data-place="pile"] [data-card]')
      .filter((element) => step.cards?.includes(name_of(element)))
      .slice(-step.count);
    const seat = this.box(step.from);
    return laid.flatMap((element, i) => {
      const held = this.hand_places.get(name_of(element));
      const from = step.from.at === 'hand' ? (held ?? seat) : seat;
      return from ? [arrival(element, from, delay + i * stagger_ms)] : [];
    });
  }

  private to_hand(step: Carry, delay: number): Move[] {
    const from = this.box(step.from);
    const fresh = this.all('[data-place="hand"] [data-fresh="true"]').slice(0, step.count);
    return from ? fresh.map((card, i) => arrival(card, from, delay + i * stagger_ms)) : [];
  }

  private backs(from: Place, to: Place, count: number, delay: number): Move[] {
    const [start, end] = [this.box(from), this.box(to)];
    if (!start || !end) return [];
    return Array.from({ length: count }, (_, i) => flight(start, end, delay + i * stagger_ms));
  }
}
