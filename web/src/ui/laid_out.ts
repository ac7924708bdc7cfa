// What the unit tests' page lacks: it is made at once, and every element has the width of a wide page.

import { making } from './in_turn';

making.at_once = true;

globalThis.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly told: ResizeObserverCallback) {}

  observe(): void {
    const contentRect = { width: 1280, height: 800 } as DOMRectReadOnly;
    this.told([{ contentRect } as ResizeObserverEntry], this);
  }

  unobserve(): void {}
  disconnect(): void {}
};
