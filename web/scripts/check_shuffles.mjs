// Has the built client check files of round records in Chromium, as many as one likes:
//
//   node scripts/check_shuffles.mjs --good FILE [--bad FILE]... [--built DIR]
//
// The page that checks files must say that all of --good holds. Of each --bad every line is given, as a file of its own, to
// the worker that the page has used, which must refuse every one. `--built` names a client that is built already.
// scripts/campaign_shuffles makes the files. Exits 1 if anything came out otherwise.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { open_browser } from './gallery_site.mjs';

const { values: options } = parseArgs({
    options: {
        good: { type: 'string' },
        bad: { type: 'string', multiple: true, default: [] },
        built: { type: 'string' },
    },
});
const patience_ms = 3_600_000;
const seconds_since = (began) => ((performance.now() - began) / 1000).toFixed(1);

/** Serves the client in `folder`, and nothing of a game server. */
async function serve(folder) {
    const server = await preview({
        configFile: false,
        logLevel: 'error',
        build: { outDir: folder },
        preview: { port: 0, host: '127.0.0.1' },
    });
    return { server, address: `http://127.0.0.1:${server.httpServer.address().port}` };
}

/** What the page says of the file, and the script of the worker that it has used. */
async function say_of(page, file) {
    const worker = page.waitForEvent('worker');
    await page.locator('input[type=file]').setInputFiles(file);
    const result = page.locator('.result.good, .result.bad');
    await result.waitFor();
    const words = await result.innerText();
    return { words: words.replace(/\s+/g, ' ').trim(), worker: (await worker).url() };
}

/** Runs in the page: how many lines of the chosen file there are, and the first of those that hold by themselves. */
async function check_each_line(worker_script) {
    const text = await document.querySelector('#lines').files[0].text();
    const worker = new Worker(worker_script, { type: 'module' });
    const verdict = (line) =>
        new Promise((found, failed) => {
            worker.onerror = () => failed(new Error('the worker failed'));
            worker.onmessage = ({ data }) => 'result' in data && found(data.result);
            worker.postMessage({ do: 'file', text: line });
        });
    const lines = text.split('\n').filter((line) => line !== '');
    const reasons = {};
    const held = [];
    for (const [at, line] of lines.entries()) {
        const { fault } = await verdict(line);
        if (fault) reasons[fault.problem.code] = (reasons[fault.problem.code] ?? 0) + 1;
        else held.push(at + 1);
    }
    return { lines: lines.length, held, reasons };
}

async function check_good(page, file) {
    const began = performance.now();
    const { words, worker } = await say_of(page, resolve(file));
    const good = await page.locator('.result.good').count();
    console.log(`${good ? 'holds' : 'FAILED'}: "${words}" (${seconds_since(began)} s)`);
    return { failed: good === 0, worker };
}

async function check_bad(page, file, worker) {
    const began = performance.now();
    await page.evaluate(() => {
        document.body.innerHTML = '<input type="file" id="lines">';
    });
    await page.locator('#lines').setInputFiles(resolve(file));
    const { lines, held, reasons } = await page.evaluate(check_each_line, worker);
    const why = Object.entries(reasons).sort(([, a], [, b]) => b - a);
    console.log(
        `${basename(file)}: ${lines - held.length} of ${lines} lines refused ` +
            `(${seconds_since(began)} s): ${why.map((one) => one.join(' ')).join(', ')}`,
    );
    if (held.length > 0) console.log(`FAILED: held: lines ${held.slice(0, 20).join(', ')}`);
    return held.length > 0 || lines === 0;
}

if (!options.good) throw new Error('--good FILE is needed');
const folder = options.built ? resolve(options.built) : mkdtempSync(join(tmpdir(), 'client-'));
if (!options.built)
    await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
const { server, address } = await serve(folder);
const browser = await open_browser();
try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience_ms);
    await page.goto(`${address}/verify`);
    const good = await check_good(page, options.good);
    process.exitCode = good.failed ? 1 : 0;
    for (const file of options.bad)
        if (await check_bad(page, file, good.worker)) process.exitCode = 1;
} finally {
    await browser.close();
    await server.close();
    if (!options.built) rmSync(folder, { recursive: true });
}
