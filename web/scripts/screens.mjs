// Takes docs/screens anew: every state of the gallery on a phone and on a desk, by day and by night, as contact sheets
// with a page that shows them in groups, and the picture that the project's README shows.
//
//   npm run screens                     all of it, into ../docs/screens
//   npm run screens -- --only A,B       sheets of these states only; --out DIR into another folder
//   npm run screens -- --built DIR      the gallery as it was built there; built into it if there is none
//
// CHROMIUM names another browser than /usr/bin/chromium.

import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { open_browser, open_gallery, open_state, show_as } from './gallery_site.mjs';

const { values: options } = parseArgs({
    options: {
        out: {
            type: 'string',
            default: fileURLToPath(new URL('../../docs/screens', import.meta.url)),
        },
        only: { type: 'string' },
        built: { type: 'string' },
    },
});

const front_picture = { state: 'own-turn', size: '1280x800', scale: 1.5, quality: 80 };
const shapes = [
    { name: 'phone', size: '360x640', shown_width: 204, pairs_in_row: 4 },
    { name: 'desktop', size: '1280x800', shown_width: 408, pairs_in_row: 2 },
];
const themes = ['light', 'dark'];
const states_on_sheet = 8;
const quality = 42;
const most_bytes = 4_000_000;

// A state belongs to the first group that knows its name; a whole page comes before the table alone.
const groups = [
    {
        title: 'When things go wrong',
        names: /^(refused|reconnecting|computer-plays|paused|signed-out|deleted|banned|draining|waiting-draining|invite-declined|invitation-full|lobby-nothing|lobby-none|talk-report)/,
    },
    { title: 'End of round and game', names: /^(round-over|game-over|ranked|fifteen-sheet)/ },
    { title: 'Settings', names: /^(new-table|settings|prefer|me$|me-prefer)/ },
    { title: 'People', names: /^(me-|sign-in|history|game|replay|leaders|person)/ },
    {
        title: 'Lobby and joining',
        names: /^(lobby|welcome|request|invite|invitation|waiting|together)/,
    },
    {
        title: 'Special cards',
        names: /^(fifteen|tens|fifty|power|pending|suit-named|choosing-suit|twos|others-pickup)/,
    },
    { title: 'The table', names: /./ },
];
const order = [
    ...['Lobby and joining', 'The table', 'Special cards', 'End of round and game'],
    ...['People', 'When things go wrong', 'Settings'],
];

const group_of = (state) => groups.find(({ names }) => names.test(state)).title;
const file_name = (title) => title.toLowerCase().replaceAll(' ', '-');

/** Runs in the page before anything else: the same day and the same luck each time. */
function stand_still() {
    const evening = Date.parse('2026-01-15T19:30:00');
    globalThis.Date = class extends Date {
        constructor(...parts) {
            super(...(parts.length > 0 ? parts : [evening]));
        }
        static now() {
            return evening;
        }
    };
    Math.random = () => 0.4;
}

async function take_pictures(browser, address, state) {
    console.log(state);
    const { page } = await open_state(browser, address, state, {
        before: (opened) => opened.addInitScript(stand_still),
    });
    const pictures = {};
    for (const { name, size } of shapes) {
        for (const theme of themes) {
            await show_as(page, size, theme);
            const picture = await page.screenshot({ animations: 'disabled' });
            pictures[`${name} ${theme}`] = picture.toString('base64');
        }
    }
    await page.close();
    return pictures;
}

async function as_webp(page, file, picture_quality) {
    const cdp = await page.context().newCDPSession(page);
    const { data } = await cdp.send('Page.captureScreenshot', {
        ...{ format: 'webp', quality: picture_quality, captureBeyondViewport: true },
    });
    writeFileSync(file, Buffer.from(data, 'base64'));
}

/** One sheet: each state by day and by night side by side, with its name. */
async function write_sheet(browser, file, shape, states) {
    const gap = 12;
    const pair_width = shape.shown_width * 2 + 4;
    const pairs = states.map(({ name, pictures }) => {
        const images = themes.map(
            (theme) => `<img src="data:image/png;base64,${pictures[`${shape.name} ${theme}`]}">`,
        );
        return `<figure>${images.join('')}<figcaption>${name}</figcaption></figure>`;
    });
    const width = (pair_width + gap) * Math.min(shape.pairs_in_row, states.length) + gap;
    const page = await browser.newPage({ viewport: { width, height: 100 } });
    await page.setContent(`<style>
        body { display: flex; flex-wrap: wrap; gap: ${gap}px; margin: 0; padding: ${gap}px; background: #8d8578; }
        body { box-sizing: border-box; width: ${width}px; }
        figure { display: flex; flex-wrap: wrap; gap: 4px; width: ${pair_width}px; margin: 0; }
        img { width: ${shape.shown_width}px; }
        figcaption { width: 100%; font: 600 15px sans-serif; color: #fff; }
    </style>${pairs.join('')}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await as_webp(page, file, quality);
    await page.close();
}

async function write_front_picture(browser, address, file) {
    const { state, size, scale } = front_picture;
    const { page } = await open_state(browser, address, state, {
        context: { deviceScaleFactor: scale },
    });
    await show_as(page, size, 'light');
    await as_webp(page, file, front_picture.quality);
    await page.close();
}

/** Groups of states, each cut into sheets that are as full as each other. */
function sheets_of(states) {
    return order.flatMap((title) => {
        const members = states.filter(({ name }) => group_of(name) === title);
        const count = Math.ceil(members.length / states_on_sheet);
        return Array.from({ length: count }, (_, i) => {
            const edge = (n) => Math.round((members.length * n) / count);
            const name = count > 1 ? `${file_name(title)}-${i + 1}` : file_name(title);
            return { title, name, states: members.slice(edge(i), edge(i + 1)) };
        });
    });
}

function contents(sheets) {
    const parts = order
        .map((title) => ({ title, own: sheets.filter((sheet) => sheet.title === title) }))
        .filter(({ own }) => own.length > 0);
    const shown = parts.map(({ title, own }) => {
        const images = own.flatMap(({ name, states }) =>
            shapes.map((shape) => {
                const names = states.map((state) => state.name).join(', ');
                return `![${names}: ${shape.name}](${name}-${shape.name}.webp)`;
            }),
        );
        return `## ${title}\n\n${images.join('\n\n')}\n`;
    });
    return `# Every screen\n\nWritten by \`scripts/screens\` from the states of the gallery (\`web/src/gallery\`): each on a phone of 360 x 640 and on a desk of 1280 x 800, by day and by night.\n\n${shown.join('\n')}`;
}

async function write_contents(file, sheets) {
    const style = { ...(await resolveConfig(file)), parser: 'markdown' };
    writeFileSync(file, await format(contents(sheets), style));
}

const gallery = await open_gallery({ built: options.built });
const wanted = options.only?.split(',');
const browser = await open_browser();
try {
    mkdirSync(options.out, { recursive: true });
    const old = readdirSync(options.out).filter((name) => name.endsWith('.webp'));
    const states = gallery.names
        .filter((name) => !wanted || wanted.includes(name))
        .map((name) => ({ name }));
    for (const state of states)
        state.pictures = await take_pictures(browser, gallery.address, state.name);
    for (const name of old) rmSync(join(options.out, name));
    const sheets = sheets_of(states);
    for (const sheet of sheets) {
        for (const shape of shapes) {
            const file = join(options.out, `${sheet.name}-${shape.name}.webp`);
            await write_sheet(browser, file, shape, sheet.states);
        }
    }
    await write_front_picture(browser, gallery.address, join(options.out, 'table.webp'));
    await write_contents(join(options.out, 'README.md'), sheets);
} finally {
    await browser.close();
    await gallery.close();
}
const files = readdirSync(options.out);
const bytes = files.reduce((sum, name) => sum + statSync(join(options.out, name)).size, 0);
console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB in ${options.out}`);
if (bytes > most_bytes) process.exitCode = 1;
