// Looks at every state of the gallery in Chromium, at phone and desktop sizes, light and dark: nothing may
// overlap, be cut off or scroll sideways, and axe must find nothing.
//
//   npm run gallery-check                 all states, sizes and themes
//   npm run gallery-check -- --shots DIR  and keep a picture of each
//   npm run gallery-check -- --only A,B   these states only
//   npm run gallery-check -- --size 360x640 --no-axe   one size, layout only
//   npm run gallery-check -- --built DIR  the gallery as it was built there; built into it if there is none
//
// CHROMIUM names another browser than /usr/bin/chromium.

import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { open_browser, open_gallery, open_state, show_as } from './gallery_site.mjs';

const { values: options } = parseArgs({
    options: {
        shots: { type: 'string' },
        only: { type: 'string' },
        size: { type: 'string' },
        'no-axe': { type: 'boolean', default: false },
        port: { type: 'string', default: '0' },
        built: { type: 'string' },
    },
});

const sizes = ['360x640', '320x568', '1280x800', '844x390', '768x1024'];
const themes = ['light', 'dark'];
const axe_sizes = ['360x640', '1280x800'];
const axe_tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axe_source = readFileSync(
    createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
    'utf8',
);

/** Runs in the page: what overlaps, is cut off or lies outside. */
function layout_problems() {
    const problems = [];
    const visible = (element) => element.checkVisibility({ visibilityProperty: true });
    const box = (element) => element.getBoundingClientRect();
    const name = (element) =>
        `${element.className.baseVal ?? element.className}`
            .replace(/\s*svelte-\w+/g, '')
            .slice(0, 30) + ` "${element.textContent.trim().slice(0, 24)}"`;
    const scroller = (element) => element.closest('.over, .hand, .side, .frame');

    if (document.documentElement.scrollWidth > innerWidth) problems.push('page scrolls sideways');

    const blocks = [
        ...document.querySelectorAll(
            '.head > *, .prompt, .way, .lately, .stock, .pile, .suit-badge, .demand, .badge .seen, .actions .button, .next > *, .cards > li:first-child .card',
        ),
    ].filter((element) => visible(element) && !element.classList.contains('visually-hidden'));
    for (const element of blocks) {
        const place = box(element);
        if (place.width === 0 || scroller(element)) continue;
        if (
            place.left < -1 ||
            place.right > innerWidth + 1 ||
            place.top < -1 ||
            place.bottom > innerHeight + 1
        )
            problems.push(`outside the page: ${name(element)}`);
    }
    for (const [i, one] of blocks.entries()) {
        for (const other of blocks.slice(i + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            // A dialog lies over the page.
            if (one.closest('dialog') !== other.closest('dialog')) continue;
            if (scroller(one) || scroller(other)) continue;
            const [a, b] = [box(one), box(other)];
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 2 && down > 2) problems.push(`${name(one)} overlaps ${name(other)}`);
        }
    }
    const texts = document.querySelectorAll(
        '.prompt, .button, .way, .suit-badge, .demand, .plate, .note, h1, h2, .stock .caption, .time',
    );
    for (const element of texts) {
        if (!visible(element) || element.classList.contains('visually-hidden')) continue;
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            problems.push(`cut off: ${name(element)}`);
    }
    for (const element of document.querySelectorAll('button, a, select, input')) {
        const place = box(element);
        if (!visible(element) || place.width === 0) continue;
        if (place.width < 24 || place.height < 24) problems.push(`small target: ${name(element)}`);
    }
    return problems;
}

async function axe_problems(page) {
    await page.evaluate(axe_source);
    const result = await page.evaluate(
        (tags) => globalThis.axe.run(document, { runOnly: { type: 'tag', values: tags } }),
        axe_tags,
    );
    return result.violations.map(
        (found) =>
            `axe ${found.id}: ${found.nodes.map((node) => node.target.join(' ')).join('; ')}`,
    );
}

async function look_at(page, state, size, theme) {
    await show_as(page, size, theme);
    const problems = await page.evaluate(layout_problems);
    if (!options['no-axe'] && axe_sizes.includes(size))
        problems.push(...(await axe_problems(page)));
    if (options.shots)
        await page.screenshot({ path: `${options.shots}/${state}-${size}-${theme}.png` });
    return problems;
}

async function check_state(browser, address, state) {
    const { page, problems } = await open_state(browser, address, state);
    for (const problem of problems) console.log(`${state}: ${problem}`);
    let failed = problems.length > 0 ? 1 : 0;
    for (const size of sizes.filter((one) => !options.size || one === options.size)) {
        for (const theme of themes) {
            const found = await look_at(page, state, size, theme);
            for (const problem of found) console.log(`${state} ${size} ${theme}: ${problem}`);
            if (found.length > 0) failed += 1;
        }
    }
    await page.close();
    return failed;
}

const gallery = await open_gallery({ port: Number(options.port), built: options.built });
const states = gallery.names.filter(
    (name) => !options.only || options.only.split(',').includes(name),
);
if (options.shots) mkdirSync(options.shots, { recursive: true });

const browser = await open_browser();
let failed = 0;
try {
    for (const state of states) failed += await check_state(browser, gallery.address, state);
} finally {
    await browser.close();
    await gallery.close();
}
console.log(`${states.length} states looked at, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
