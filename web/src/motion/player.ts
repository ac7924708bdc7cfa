// Runs steps on the page with the Web Animations API. It finds its places by `data-place` and its cards
// by `data-card`, moves what is already there from where it came, and leaves nothing behind.

import type { Place, Step } from './steps';

const move_ms = 280;
const stagger_ms = 70;
const easing = 'cubic-bezier(0.2, 0.7, 0.25, 1)';

function selector(place: Place): string {
  return place.at === 'seat' ? `[data-place="seat-${place.seat}"]` : `[data-place="${place.at}"]`;
}

function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = to.width > 0 ? Math.min(1, Math.max(0.35, from.width / to.width)) : 1;
  return `translate(${x}px, ${y}px) scale(${size})`;
}

function arrive(element: Element, from: DOMRect, delay: number): void {
  const start = shift(from, element.getBoundingClientRect());
  element.animate([{ transform: start }, { transform: 'none' }], {
    duration: move_ms,
    delay,
    easing,
    fill: 'backwards',
  });
}

export class Player {
  private hand_places = new Map<string, DOMRect>();

  constructor(private readonly root: HTMLElement) {}

  /** Remembers where the cards of the hand lie, before the page changes. */
  remember(): void {
    this.hand_places = new Map();
    for (const element of this.root.querySelectorAll('[data-place="hand"] [data-card]')) {
      const card = element.getAttribute('data-card') ?? '';
      this.hand_places.set(card, element.getBoundingClientRect());
    }
  }

  /** Shows the steps one after another; a new call does not wait for the last one. */
  play(steps: readonly Step[]): void {
    if (typeof this.root.animate !== 'function') return;
    let delay = 0;
    for (const step of steps) delay += this.run(step, delay);
  }

  private find(place: Place): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector(place));
  }

  private fly_back(from: DOMRect, to: DOMRect, delay: number): void {
    const card = document.createElement('div');
    card.className = 'card-in-flight';
    const width = Math.min(from.width, 64);
    Object.assign(card.style, {
      width: `${width}px`,
      height: `${width * 1.4}px`,
      left: `${to.left + to.width / 2 - width / 2}px`,
      top: `${to.top + to.height / 2 - width * 0.7}px`,
    });
    this.root.append(card);
    const start = shift(from, card.getBoundingClientRect());
    const flight = card.animate(
      [
        { transform: start, opacity: 1 },
        { transform: 'scale(0.5)', opacity: 1, offset: 0.85 },
        { transform: 'scale(0.45)', opacity: 0 },
      ],
      { duration: move_ms, delay, easing, fill: 'both' },
    );
    const remove = (): void => card.remove();
    flight.finished.then(remove, remove);
  }

  private to_pile(step: Extract<Step, { do: 'carry' }>, delay: number): number {
    const cards = [...this.root.querySelectorAll('[data-place="pile"] [data-card]')].slice(
      -step.count,
    );
    cards.forEach((element, i) => {
      const card = element.getAttribute('data-card') ?? '';
      const held = step.from.at === 'hand' ? this.hand_places.get(card) : undefined;
      const from = held ?? this.find(step.from)?.getBoundingClientRect();
      if (from) arrive(element, from, delay + i * stagger_ms);
    });
    return cards.length * stagger_ms;
  }

  private to_hand(step: Extract<Step, { do: 'carry' }>, delay: number): number {
    const from = this.find(step.from)?.getBoundingClientRect();
    const fresh = [...this.root.querySelectorAll('[data-place="hand"] [data-fresh="true"]')];
    const shown = fresh.slice(0, step.count);
    if (from) shown.forEach((element, i) => arrive(element, from, delay + i * stagger_ms));
    return shown.length * stagger_ms;
  }

  private carry(step: Extract<Step, { do: 'carry' }>, delay: number): number {
    if (step.to.at === 'pile') return this.to_pile(step, delay);
    if (step.to.at === 'hand') return this.to_hand(step, delay);
    const from = this.find(step.from)?.getBoundingClientRect();
    const to = this.find(step.to)?.getBoundingClientRect();
    if (!from || !to) return 0;
    for (let i = 0; i < step.count; i += 1) this.fly_back(from, to, delay + i * stagger_ms);
    return step.count * stagger_ms;
  }

  private run(step: Step, delay: number): number {
    switch (step.do) {
      case 'carry':
        return this.carry(step, delay) + move_ms / 2;
      case 'turn':
        for (const arrow of this.root.querySelectorAll('[data-arrow]')) {
          arrow.animate([{ scale: '-1 1' }, { scale: '1 1' }], { duration: 300, delay, easing });
        }
        return 150;
      case 'shuffle':
        this.find({ at: 'stock' })?.animate(
          [{ transform: 'rotateY(0)' }, { transform: 'rotateY(180deg)' }, { transform: 'none' }],
          { duration: move_ms, delay, easing },
        );
        return move_ms / 2;
      case 'skip':
        this.find({ at: 'seat', seat: step.seat })?.animate(
          [{ transform: 'none' }, { transform: 'translateY(6px)' }, { transform: 'none' }],
          { duration: move_ms, delay, easing },
        );
        return 0;
    }
  }
}
