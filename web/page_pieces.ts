// What each page of the client names beside the first scripts, so that it is on its way together with them instead of
// after them. index.html has the lobby. The server sends table.html for the address of a table to somebody whose browser
// has been here, and guest.html to somebody who comes for the first time: they cannot have a seat, and most often come to
// a table before the deal.

import type { Plugin, Rolldown } from 'vite';
import { chunk_named } from './chunk_named.ts';

const pieces_of = {
  'index.html': ['lobby'],
  'table.html': ['table', 'board'],
  'guest.html': ['table', 'waiting'],
};

/** What a page names for pieces: their scripts, and their styles, but what it names already. */
function links_of(pieces: readonly Rolldown.OutputChunk[], page: string): string {
  const scripts = pieces.flatMap(({ fileName, imports }) => [fileName, ...imports]);
  const styles = pieces.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const fresh = (files: string[]) => [...new Set(files)].filter((file) => !page.includes(file));
  return [
    ...fresh(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...fresh(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('\n    ');
}

/** Completes index.html, and writes the pages of a table beside it. */
export const pages_with_pieces: Plugin = {
  name: 'pages-with-pieces',
  enforce: 'post',
  generateBundle(_, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') return;
    const first = String(index.source);
    for (const [fileName, names] of Object.entries(pieces_of)) {
      const pieces = names.flatMap((name) => chunk_named(bundle, name) ?? []);
      if (pieces.length < names.length)
        this.error(`${fileName}: one of ${names.join()} is missing`);
      const source = first.replace('</head>', `  ${links_of(pieces, first)}\n  </head>`);
      if (fileName === 'index.html') index.source = source;
      else this.emitFile({ type: 'asset', fileName, source });
    }
  },
};
