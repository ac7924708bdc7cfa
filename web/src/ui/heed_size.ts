// The size of an element, told without asking for it: reading `clientWidth` would lay the page out in the middle of a
// change, and once more at its end.

import type { Attachment } from 'svelte/attachments';

export interface Size {
  width: number;
  height: number;
}

/** Tells the size of the element's content before it is first painted, and whenever it changes. One that is not shown has none: 0 by 0. */
export function heed_size(told: (size: Size) => void): Attachment {
  return (element) => {
    const observer = new ResizeObserver((entries) => {
      const rect = entries.at(-1)?.contentRect;
      if (rect) told({ width: rect.width, height: rect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
