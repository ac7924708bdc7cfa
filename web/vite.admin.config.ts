import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fluent_texts } from './fluent_texts.ts';

// The operators' page is built apart from the client, into a folder of its own: the public listener
// never has its files, and the client's first load does not grow with it.
export default defineConfig({
  plugins: [svelte(), fluent_texts],
  build: {
    target: 'es2022',
    outDir: 'dist-admin',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'admin.html' },
  },
});
