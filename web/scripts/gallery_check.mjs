// Looks at every state of the gallery in Chromium: nothing may overlap, be cut off, lie outside the page or be too
// small to hit, every card of a hand must be free to be touched, and axe must find nothing.
//
//   npm run gallery-check                   every state at every size once; axe once a state, the looks in turn;
//                                           the other looks and every size of hand and table on a chosen few
//   npm run gallery-check -- --short        the most telling states, each look once: what scripts/test runs
//   npm run gallery-check -- --full         every state in every look at every size and theme, with axe
//   npm run gallery-check -- --shots DIR    and keep a picture of each
//   npm run gallery-check -- --only A,B     these states only
//   npm run gallery-check -- --size 360x640 --no-axe   one size, layout only
//   npm run gallery-check -- --looks dark,left-hand    these looks only, of those in gallery_looks.mjs
//   npm run gallery-check -- --built DIR    the gallery as it was built there; built into it if there is none
//
// CHROMIUM names another browser than /usr/bin/chromium.

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { layout_problems } from './gallery_layout.mjs';
import { looks, plan } from './gallery_looks.mjs';
import { open_browser, open_gallery, open_state, show_as } from './gallery_site.mjs';

const { values: options } = parseArgs({
    options: {
        full: { type: 'boolean', default: false },
        short: { type: 'boolean', default: false },
        shots: { type: 'string' },
        only: { type: 'string' },
        size: { type: 'string' },
        looks: { type: 'string' },
        'no-axe': { type: 'boolean', default: false },
        port: { type: 'string', default: '0' },
        built: { type: 'string' },
        workers: { type: 'string', default: '2' },
    },
});

const axe_tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axe_source = readFileSync(
    createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
    'utf8',
);

async function axe_problems(page, look) {
    // A system that gives the colours answers for their contrast.
    const rules = looks[look].forced ? { 'color-contrast': { enabled: false } } : {};
    await page.evaluate(axe_source);
    const result = await page.evaluate(
        ([values, rules]) =>
            globalThis.axe.run(document, { runOnly: { type: 'tag', values }, rules }),
        [axe_tags, rules],
    );
    return result.violations.map(
        (found) =>
            `axe ${found.id}: ${found.nodes.map((node) => node.target.join(' ')).join('; ')}`,
    );
}

/** Opens a state in a look: what one person likes is in the address, what the system wants is set. */
async function open_in_look(browser, address, state, look) {
    const { like, theme, contrast, forced, text } = looks[look];
    const opened = await open_state(browser, address, state, {
        query: like ? { like: JSON.stringify(like) } : {},
    });
    await opened.page.emulateMedia({
        contrast: contrast ? 'more' : 'no-preference',
        forcedColors: forced ? 'active' : 'none',
    });
    if (text)
        await opened.page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}px`;
        }, text);
    return { ...opened, theme: theme ?? 'light', may_scroll: text !== undefined };
}

/** Looks at one state in one look, at several sizes; returns how many sizes had problems. */
async function check(browser, address, { state, look, sizes, axe_at }) {
    const opened = await open_in_look(browser, address, state, look);
    const { page, problems, theme, may_scroll } = opened;
    for (const problem of problems) console.log(`${state} ${look}: ${problem}`);
    let failed = problems.length > 0 ? 1 : 0;
    for (const size of sizes) {
        await show_as(page, size, theme);
        let found = await page.evaluate(layout_problems, may_scroll);
        // A page beside another may be told its sizes late: a problem is what stays.
        for (let again = 0; found.length > 0 && again < 2; again += 1) {
            await page.waitForTimeout(300);
            await show_as(page, size, theme);
            found = await page.evaluate(layout_problems, may_scroll);
        }
        if (axe_at.includes(size) && !options['no-axe'])
            found.push(...(await axe_problems(page, look)));
        if (options.shots)
            await page.screenshot({ path: `${options.shots}/${state}-${size}-${look}.png` });
        for (const problem of found) console.log(`${state} ${size} ${look}: ${problem}`);
        if (found.length > 0) failed += 1;
    }
    await page.close();
    return failed;
}

const gallery = await open_gallery({ port: Number(options.port), built: options.built });
const tasks = plan(gallery.names, options);
if (options.shots) mkdirSync(options.shots, { recursive: true });

const browser = await open_browser();
const failed = [];
const waiting = [...tasks];
async function work() {
    for (let task = waiting.shift(); task; task = waiting.shift())
        failed.push(await check(browser, gallery.address, task));
}
try {
    await Promise.all(Array.from({ length: Number(options.workers) }, work));
} finally {
    await browser.close();
    await gallery.close();
}
const looked_at = tasks.reduce((sum, { sizes }) => sum + sizes.length, 0);
const failures = failed.reduce((sum, one) => sum + one, 0);
console.log(`${looked_at - failures} passed`);
console.log(`${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
