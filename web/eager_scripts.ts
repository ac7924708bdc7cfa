// A browser reads a function when it is called first, one by one and on the page's own thread. Of the scripts that a
// visit begins with most functions are called at once, so they ask to be read whole, which a thread beside the page's
// does while they come in. Browsers that do not know the mark pass over it.
// https://v8.dev/blog/explicit-compile-hints

import type { Plugin, Rolldown } from 'vite';

const mark = '//# allFunctionsCalledOnLoad\n';

const begins_a_visit = (chunk: Rolldown.OutputChunk) =>
  ['base', 'lobby', 'table', 'board', 'waiting'].includes(chunk.name);

/** Marks the scripts that a visit to the lobby or to a table begins with. */
export const eager_scripts: Plugin = {
  name: 'eager-scripts',
  generateBundle: {
    // The mark counts only at the very top, above what others put there.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const first = chunks.filter(begins_a_visit);
      const needed = new Set(first.flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
      for (const chunk of chunks) if (needed.has(chunk.fileName)) chunk.code = mark + chunk.code;
    },
  },
};
