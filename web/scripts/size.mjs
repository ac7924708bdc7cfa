// Adds up the script a first visit loads (the page's own scripts and what they import at once),
// gzipped, and fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budget_kb = 90;
const dist = new URL('../dist/', import.meta.url);
const page = readFileSync(new URL('index.html', dist), 'utf8');
const waiting = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((m) => m[1]);
const sizes = new Map();
while (waiting.length > 0) {
    const path = waiting.pop();
    if (sizes.has(path)) continue;
    const text = readFileSync(new URL(path, dist), 'utf8');
    sizes.set(path, gzipSync(text).length / 1000);
    const imports = text.matchAll(
        /(?:^|[;}\s])import(?:[^"'()]*?from)?\s*["']\.\/([^"']+\.js)["']/g,
    );
    for (const match of imports) waiting.push(`assets/${match[1]}`);
}
const total_kb = [...sizes.values()].reduce((sum, kb) => sum + kb, 0);
for (const [path, kb] of sizes) console.log(`${kb.toFixed(1).padStart(7)} kB  ${path}`);
console.log(
    `${total_kb.toFixed(1).padStart(7)} kB  first load of script, gzip (budget ${budget_kb} kB)`,
);
if (sizes.size === 0 || total_kb > budget_kb) process.exit(1);
