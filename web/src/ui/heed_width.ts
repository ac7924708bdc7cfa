// The width of an element, told without asking for it: reading `clientWidth` would lay the page out in the middle of a
// change, and once more at its end.

import type { Attachment } from 'svelte/attachments';

/** Tells the width of the element's content before it is first painted, and whenever it changes; 0 while it is not shown. */
export function heed_width(told: (width: number) => void): Attachment {
  return (element) => {
    const observer = new ResizeObserver((entries) => {
      const rect = entries.at(-1)?.contentRect;
      if (rect) told(rect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
