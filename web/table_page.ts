// The page of a table names at once what a table needs, so that it is on its way together with the first scripts
// instead of after them. The server sends it in place of index.html for the address of a table.

import type { Plugin, Rolldown } from 'vite';
import { chunk_named } from './chunk_named.ts';

/** What the page names beside the first page's own files: the table's scripts, and their styles. */
function links_of(table: Rolldown.OutputChunk, first: string): string {
  const scripts = [table.fileName, ...table.imports].filter((file) => !first.includes(file));
  const styles = [...(table.viteMetadata?.importedCss ?? [])];
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('\n    ');
}

/** Writes table.html beside index.html. */
export const table_page: Plugin = {
  name: 'table-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    const table = chunk_named(bundle, 'table');
    if (page?.type !== 'asset' || !table) return;
    const first = String(page.source);
    const source = first.replace('</head>', `  ${links_of(table, first)}\n  </head>`);
    this.emitFile({ type: 'asset', fileName: 'table.html', source });
  },
};
