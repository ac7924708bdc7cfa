import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { piece_of } from './chunks.ts';
import { early_page } from './early_page.ts';
import { eager_scripts } from './eager_scripts.ts';
import { fluent_texts } from './fluent_texts.ts';

import { pages_with_pieces } from './page_pieces.ts';

// Where a running server listens; the dev and preview servers pass the socket through to it.
const server = process.env['KITCHEN_TABLE_SERVER'] ?? 'http://127.0.0.1:8080';

const proxy = {
  '/ws': { target: server, ws: true },
  '/version': { target: server },
};

/** Marks the service worker with the names of the build's files, so that another build brings another worker. */
const marked_worker: Plugin = {
  name: 'marked-worker',
  generateBundle(_, bundle) {
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') return;
    if (worker.imports.length > 0) this.error('the service worker must be one file');
    const names = Object.keys(bundle).sort().join();
    const mark = createHash('sha256').update(names).digest('hex').slice(0, 12);
    worker.code = worker.code.replace('__BUILD__', mark);
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fluent_texts, marked_worker, eager_scripts, early_page, pages_with_pieces],
  server: { port: 5181, strictPort: true, proxy },
  preview: { port: 5181, strictPort: true, proxy },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/early.ts', sw: 'src/offline/worker.ts' },
      // A service worker rules the folder it comes from, and its address never changes.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: piece_of }] },
      },
    },
  },
  // Under test Svelte must be the browser's build, not the server-side one.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/ui/laid_out.ts', 'src/i18n/all_texts.ts'],
    restoreMocks: true,
  },
}));
