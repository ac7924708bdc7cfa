import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where a running server listens; the dev and preview servers pass the socket through to it.
const server = process.env['KITCHEN_TABLE_SERVER'] ?? 'http://127.0.0.1:8080';

const proxy = {
  '/ws': { target: server, ws: true },
  '/version': { target: server },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  server: { port: 5181, strictPort: true, proxy },
  preview: { port: 5181, strictPort: true, proxy },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // Under test Svelte must be the browser's build, not the server-side one.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true },
}));
