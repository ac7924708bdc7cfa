// Adds up what a first visit loads: each page, its scripts and what they import at once, and its styles, gzipped. The
// pages are the lobby's, a table's for somebody with a seat, and a table's for a guest. Fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budgets_kb = { script: 90, all: 200 };
const pages = ['index.html', 'table.html', 'guest.html'];
const dist = new URL('../dist/', import.meta.url);
const named = /(?:src|href)="\/([^"]+\.(?:js|css|svg|webmanifest))"/g;
const imported = /(?:^|[;}\s])import(?:[^"'`()]*?from)?\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** What a file brings along. */
function brought(path, text) {
    if (path.endsWith('.html')) return [...text.matchAll(named)].map(([, file]) => file);
    if (path.endsWith('.js'))
        return [...text.matchAll(imported)].map(([, file]) => `assets/${file}`);
    return [];
}

/** The files of a first visit to a page, and their sizes. */
function sizes_of(page) {
    const sizes = new Map();
    const waiting = [page];
    for (const path of waiting) {
        if (sizes.has(path)) continue;
        const text = readFileSync(new URL(path, dist), 'utf8');
        sizes.set(path, gzipSync(text).length / 1000);
        waiting.push(...brought(path, text));
    }
    return sizes;
}

let within = true;
for (const page of pages) {
    const sizes = sizes_of(page);
    for (const [path, kb] of sizes) console.log(`${kb.toFixed(1).padStart(7)} kB  ${path}`);
    for (const [what, budget] of Object.entries(budgets_kb)) {
        const counted = [...sizes].filter(([path]) => what === 'all' || path.endsWith('.js'));
        const kb = counted.reduce((sum, [, size]) => sum + size, 0);
        console.log(
            `${kb.toFixed(1).padStart(7)} kB  ${page}, gzip: ${what} (budget ${budget} kB)`,
        );
        within &&= kb > 0 && kb <= budget;
    }
}
if (!within) process.exit(1);
