// The page names the client's first script (src/early.ts) before all others, so that it runs as soon as it has come.

import type { Plugin } from 'vite';
import { chunk_named } from './chunk_named.ts';

export const early_page: Plugin = {
  name: 'early-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    const early = chunk_named(bundle, 'early');
    if (page?.type !== 'asset' || !early) return;
    if (early.imports.length > 0) this.error('the first script must be one file');
    const named = `<script type="module" crossorigin src="/${early.fileName}"></script>`;
    const first = named.replace(' crossorigin', ' async crossorigin');
    const others = String(page.source).replace(`    ${named}\n`, '');
    page.source = others.replace('<title>', `${first}\n    <title>`);
  },
};
