// The gallery as a site to look at from scripts: built, served, its states by name, each opened in Chromium.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { build, createServer, preview } from 'vite';

const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const patience_ms = 120_000; // on a machine that has other things to do

async function build_gallery(folder) {
    await build({
        logLevel: 'error',
        build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'gallery.html' } },
    });
}

/** Every state's name, and whether it is a whole page or the table alone, in the gallery's order. */
async function read_states() {
    const reader = await createServer({
        server: { middlewareMode: true, hmr: false, ws: false },
        logLevel: 'error',
    });
    const { fixtures, page_fixtures } = await reader.ssrLoadModule('/src/gallery/all_fixtures.ts');
    await reader.close();
    return [
        ...fixtures.map(({ name }) => ({ name, is_page: false })),
        ...page_fixtures.map(({ name }) => ({ name, is_page: true })),
    ];
}

/**
 * Serves the gallery. `port` 0 takes one that is free. `built` names a folder to build into, or to take as it is
 * when a gallery is there; without it the gallery is built into a temporary folder that goes when it is closed.
 * Returns its address, its states, their names, and what closes it.
 */
export async function open_gallery({ port = 0, built } = {}) {
    const folder = built ? resolve(built) : mkdtempSync(join(tmpdir(), 'gallery-'));
    if (!existsSync(join(folder, 'gallery.html'))) await build_gallery(folder);
    const server = await preview({
        logLevel: 'error',
        build: { outDir: folder },
        preview: { port, strictPort: true, host: '127.0.0.1' },
    });
    const states = await read_states();
    return {
        address: `http://127.0.0.1:${server.httpServer.address().port}`,
        states,
        names: states.map(({ name }) => name),
        async close() {
            await server.close();
            if (!built) rmSync(folder, { recursive: true });
        },
    };
}

/** Chromium with an empty profile; CHROMIUM names another browser than /usr/bin/chromium. */
export function open_browser() {
    return chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: flags.split(' '),
    });
}

/**
 * Opens a state in a page of its own, and waits until it is shown. `query` adds to the address (`{ theme: 'dark' }`),
 * `context` to how Chromium opens it (`{ viewport: { width, height } }`); `before` is given the page before anything
 * is loaded. Returns the page and a list that errors and console errors of the page are added to. Whoever opens it
 * closes the page.
 */
export async function open_state(browser, address, state, options = {}) {
    const { query = {}, context = {}, before } = options;
    const page = await browser.newPage({ reducedMotion: 'reduce', hasTouch: true, ...context });
    page.setDefaultTimeout(patience_ms);
    await before?.(page);
    const problems = [];
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
    page.on('console', (line) => {
        if (line.type() === 'error') problems.push(`console: ${line.text()}`);
    });
    await page.goto(`${address}/gallery.html?${new URLSearchParams({ state, ...query })}`);
    await page.waitForSelector('html[data-shown]').catch(() => {
        throw new Error(`${state} was not shown: a button it presses may not be there`);
    });
    return { page, problems };
}

/** Gives an open page another size ('360x640') and theme ('light' or 'dark'), and waits until it is drawn so. */
export async function show_as(page, size, theme) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    // With several pages at once the new size may reach this one late.
    await page.waitForFunction((size) => `${innerWidth}x${innerHeight}` === size, size);
    await page.evaluate(settled);
}

/** Runs in the page: waits until sizes have been told to the components and drawn. */
function settled() {
    return new Promise((resolve) => {
        let frames = 6;
        const next = () => {
            frames -= 1;
            if (frames === 0) resolve(undefined);
            else requestAnimationFrame(next);
        };
        next();
    });
}
