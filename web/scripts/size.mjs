// Adds up what a first visit to the lobby loads: the page, its scripts and what they import at once, and its styles,
// gzipped. Fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budgets_kb = { script: 90, all: 200 };
const dist = new URL('../dist/', import.meta.url);
const page = readFileSync(new URL('index.html', dist), 'utf8');
const waiting = ['index.html'];
for (const [, path] of page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg|webmanifest))"/g))
    waiting.push(path);
const sizes = new Map();
while (waiting.length > 0) {
    const path = waiting.pop();
    if (sizes.has(path)) continue;
    const text = readFileSync(new URL(path, dist), 'utf8');
    sizes.set(path, gzipSync(text).length / 1000);
    if (!path.endsWith('.js')) continue;
    const imports = text.matchAll(
        /(?:^|[;}\s])import(?:[^"'`()]*?from)?\s*["'`]\.\/([^"'`]+\.js)["'`]/g,
    );
    for (const match of imports) waiting.push(`assets/${match[1]}`);
}
const sum = (wanted) =>
    [...sizes].reduce((total, [path, kb]) => total + (wanted.test(path) ? kb : 0), 0);
const totals_kb = { script: sum(/\.js$/), all: sum(/./) };
const line = (kb, text) => console.log(`${kb.toFixed(1).padStart(7)} kB  ${text}`);
for (const [path, kb] of sizes) line(kb, path);
for (const [what, budget] of Object.entries(budgets_kb))
    line(totals_kb[what], `first load, gzip: ${what} (budget ${budget} kB)`);
const has_script = totals_kb.script > 0;
const within = Object.entries(budgets_kb).every(([what, budget]) => totals_kb[what] <= budget);
if (!has_script || !within) process.exit(1);
