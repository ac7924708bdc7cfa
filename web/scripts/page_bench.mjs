// Measures the client in Chromium against the test build of the server, and says what is over its budget: what comes
// before a page can be used, when a page can be used by a slow processor, how soon a play is painted, and whether anything jumps.
//
//   npm run page-bench                    on a quiet machine: the figures are wall-clock time
//   npm run page-bench -- --slow-down 1   pages are loaded without the slower processor that it asks Chromium for (4)
//   npm run page-bench -- --play-slow-down 4   and people play on such a one, too (1)
//   npm run page-bench -- --samples 30    how many plays, one's own and others', are waited for at least
//   npm run page-bench -- --json FILE     and writes the figures
//
// KITCHEN_TABLE_PROGRAM and KITCHEN_TABLE_WEB name another program and another client, as in tests/e2e. What came over the
// wire is as small as the files beside the client's: scripts/build leaves a `.gz` beside each.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newPerson, openBrowser } from '../../tests/e2e/support/browser.mjs';
import { doOneThing, nextOffer } from '../../tests/e2e/support/playing.mjs';
import { GameServer } from '../../tests/e2e/support/server.mjs';
import { TableWatch } from '../../tests/e2e/support/table_watch.mjs';
import { deal, openTable, sitAt } from '../../tests/e2e/support/tables.mjs';

const { values: options } = parseArgs({
    options: {
        'slow-down': { type: 'string', default: '4' },
        'play-slow-down': { type: 'string', default: '1' },
        samples: { type: 'string', default: '30' },
        loads: { type: 'string', default: '5' },
        json: { type: 'string' },
    },
});
const slow_down = Number(options['slow-down']);
const play_slow_down = Number(options['play-slow-down']);
const patience_ms = 120_000; // on a machine that has other things to do
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true };
const lobby_is_there = 'a.button[href="/new"]';
// The board's parts are made one after another and shown together.
const hand_is_there = '.parts:not(.coming) button.held';

/** Runs in the page before its scripts: notes when frames follow messages and taps, and what jumps. */
function take_notes() {
    const notes = { usable: null, messages: [], taps: [], jumps: [] };
    globalThis.notes = notes;
    // What is posted from a frame arrives when the frame has been painted.
    const after_paint = (then) =>
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => then(performance.now());
            port2.postMessage(null);
        });
    globalThis.note_usable = (selector) => {
        const look = () => {
            if (notes.usable !== null || !document.querySelector(selector)) return;
            notes.usable = 0;
            after_paint((now) => {
                notes.usable = now;
                console.debug('usable');
            });
        };
        const changes = { childList: true, subtree: true, attributeFilter: ['class'] };
        new MutationObserver(look).observe(document, changes);
        look();
    };
    const Plain = WebSocket;
    globalThis.WebSocket = class extends Plain {
        constructor(...parts) {
            super(...parts);
            this.addEventListener('message', ({ data }) => {
                const { t, seat } = JSON.parse(data);
                if (t !== 'event') return;
                const start = performance.now();
                after_paint((now) => notes.messages.push({ seat, ms: now - start }));
            });
        }
    };
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
            if (interactionId) notes.taps.push({ id: interactionId, ms: duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, value, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            // Other words in the middle of the same place are no jump.
            if (sources.every(({ node }) => node?.nodeType === Node.TEXT_NODE)) continue;
            const name = ({ node }) => node?.className || node?.textContent?.trim() || 'gone';
            notes.jumps.push({ value, of: sources.map(name).join(', ') });
        }
    }).observe({ type: 'layout-shift', buffered: true });
}

async function slow_page(page, rate) {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    return cdp;
}

/** One first visit: when the page could be used, and what had come until then, without its headers. */
async function first_visit(browser, address, selector, storage) {
    const page = await newPerson(browser, {
        ...{ ...phone, serviceWorkers: 'block', storageState: storage },
        extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    });
    page.setDefaultTimeout(patience_ms);
    await page.addInitScript(take_notes);
    await page.addInitScript(`note_usable(${JSON.stringify(selector)})`);
    await slow_page(page, slow_down);
    // The page tells: to be asked is to the browser as if somebody had tapped, and sounds are fetched after a tap.
    const usable = page.waitForEvent('console', (line) => line.text() === 'usable');
    await page.goto(address, { waitUntil: 'commit' });
    await usable;
    const visit = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource');
        const pages = performance.getEntriesByType('navigation');
        const sum = (entries) => entries.reduce((kb, one) => kb + one.encodedBodySize / 1000, 0);
        return {
            usable_ms: globalThis.notes.usable,
            asked_ms: files[0]?.startTime ?? NaN,
            script_kb: sum(files.filter(({ name }) => name.endsWith('.js'))),
            all_kb: sum([...files, ...pages]),
        };
    });
    await page.context().close();
    return visit;
}

function at(values, part) {
    const sorted = [...values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

async function visits(browser, address, selector, storage) {
    const all = [];
    for (let i = 0; i < Number(options.loads); i += 1)
        all.push(await first_visit(browser, address, selector, storage));
    const of = (key) => all.map((one) => one[key]);
    return {
        usable_ms: at(of('usable_ms'), 0.5),
        asked_ms: at(of('asked_ms'), 0.5),
        script_kb: Math.max(...of('script_kb')),
        all_kb: Math.max(...of('all_kb')),
    };
}

/** Two people at a table play until both have seen enough; the first one's page is measured. */
async function play(browser, server, samples) {
    const people = [];
    for (const settings of [phone, {}]) {
        const page = await newPerson(browser, settings);
        page.setDefaultTimeout(patience_ms);
        people.push({ page, watch: new TableWatch(page), done: 0 });
    }
    const [ann, bo] = people;
    await ann.page.addInitScript(take_notes);
    const address = await openTable(server, ann, ['2', 'As long as it takes']);
    await sitAt(address, bo, 1);
    await deal(ann, people);
    const storage = await ann.page.context().storageState();
    const load = await visits(browser, address, hand_is_there, storage);
    await ann.page.reload();
    await ann.page.locator(hand_is_there).first().waitFor();
    await ann.watch.until('the seat again', (view) => view.you === 0);
    await slow_page(ann.page, play_slow_down);
    await ann.page.evaluate(() => {
        for (const list of [globalThis.notes.messages, globalThis.notes.taps]) list.length = 0;
        globalThis.notes.jumps.length = 0;
    });
    while (Math.min(ann.done, bo.done) < samples) {
        const { state, turn } = ann.watch.view;
        const movers = state === 'playing' ? [turn === 0 ? ann : bo] : people;
        for (const one of movers) {
            const offer = await nextOffer(one.page);
            if (offer === 'finished') return { ...(await notes_of(ann.page)), load };
            await doOneThing(one.page, one.watch, offer);
            one.done += 1;
        }
        // That all are ready is told before the next round is.
        if (state === 'between_rounds')
            for (const { watch } of people)
                await watch.until('the round', (view) => view.state !== state);
        await ann.watch.until('both at one point', () => ann.watch.seq >= bo.watch.seq);
        await bo.watch.until('both at one point', () => bo.watch.seq >= ann.watch.seq);
    }
    return { ...(await notes_of(ann.page)), load };
}

async function notes_of(page) {
    const { messages, taps, jumps } = await page.evaluate(() => globalThis.notes);
    const by_tap = new Map();
    for (const { id, ms } of taps) by_tap.set(id, Math.max(ms, by_tap.get(id) ?? 0));
    return {
        others: messages.map(({ ms }) => ms),
        own: [...by_tap.values()],
        jumps,
    };
}

const rows = [];
function row(what, value, unit, budget) {
    const over = !(value <= budget);
    rows.push({ what, value, unit, budget, over });
    const figure = `${value.toFixed(unit ? 1 : 4)} ${unit}`.padStart(12);
    console.log(`${what.padEnd(52)}${figure}   (${budget} ${unit})${over ? '  OVER' : ''}`);
}

function report(where, { usable_ms, asked_ms, script_kb, all_kb }) {
    row(`${where}: script over the wire, gzip`, script_kb, 'kB', 90);
    row(`${where}: all over the wire, gzip`, all_kb, 'kB', 200);
    row(`${where}: can be used after, ${slow_down}x slower`, usable_ms, 'ms', 1500);
    console.log(`  of that before the page asked for its first file: ${asked_ms.toFixed(0)} ms`);
}

// Nobody is played for, however slow the machine is.
const server = await GameServer.start({ flags: ['--away-ms', '3600000'] });
const browser = await openBrowser();
try {
    report('lobby', await visits(browser, server.url, lobby_is_there));
    const { others, own, jumps, load } = await play(browser, server, Number(options.samples));
    report('table', load);
    row(`event to paint, median of ${others.length}`, at(others, 0.5), 'ms', 50);
    row(`event to paint, p95 of ${others.length}`, at(others, 0.95), 'ms', 50);
    row(`own tap to paint, median of ${own.length}`, at(own, 0.5), 'ms', 50);
    row(`own tap to paint, p95 of ${own.length}`, at(own, 0.95), 'ms', 50);
    const jumped = jumps.reduce((sum, { value }) => sum + value, 0);
    // A tenth of what counts as good for a page's whole life (0.1): words that are re-centred in their place count, too.
    row('layout shift in all of the play', jumped, '', 0.01);
    for (const { value, of } of jumps) console.log(`  ${value.toFixed(4)} ${of}`);
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ rows, jumps }, null, 2)}\n`);
} finally {
    await browser.close();
    await server.stop();
}
process.exitCode = rows.some(({ over }) => over) ? 1 : 0;
