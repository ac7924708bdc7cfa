// Looks at every state of the gallery in a language made from English (src/gallery/pseudo.ts), on a phone: every text
// must be in accents and brackets, or it was not translated, and none may be cut off, though each is a third longer.
// Nothing may be cut off from right to left, either.
//
//   npm run pseudo-check                       all states
//   npm run pseudo-check -- --only A,B         these states only
//   npm run pseudo-check -- --shots DIR        and keep a picture of each
//   npm run pseudo-check -- --size 1280x800    at another size
//   npm run pseudo-check -- --language fr      what is cut off in French
//   npm run pseudo-check -- --workers 1        how many pages at once (2)
//   npm run pseudo-check -- --built DIR        keep what was built, and take it from there the next time
//
// CHROMIUM names another browser than /usr/bin/chromium.

import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { open_browser, open_gallery, show_as } from './gallery_site.mjs';

const { values: options } = parseArgs({
    options: {
        only: { type: 'string' },
        shots: { type: 'string' },
        size: { type: 'string', default: '360x640' },
        language: { type: 'string', default: 'en-x-pseudo' },
        built: { type: 'string' },
        workers: { type: 'string', default: '2' },
    },
});
const { language } = options;
const directions = language === 'fr' ? ['ltr'] : ['ltr', 'rtl'];
const patience_ms = 120_000;
const [width, height] = options.size.split('x').map(Number);

/** What people, operators and the makers of cards have written: it is the same in every language. */
const same_everywhere = [
    ...[
        'Ann',
        'Bo',
        'Cy',
        'Dee',
        'Émilie',
        'Fay',
        'Gus',
        'Hilda',
        'Ida',
        'Skipper',
        'Nan',
        'Puffin',
        'Capelin',
        'Dory',
        'kitchen-table-rounds.jsonl',
    ],
    ...[
        'Bartholomew Fitzgerald',
        'Bartholomew',
        'Nan Parsons',
        'Fridays',
        "Nan's rules, when Bartholomew is here",
    ],
    ...['Hi Bo! Long time.', 'That was a long round.', '<b>Next one</b> I shall have the eights,'],
    ...['and we shall see who laughs.', 'Hm.', 'For Aunt May, from Ann'],
    ...[
        'Bartholo…',
        'Nan Pars…',
        'Bart',
        'Skip',
        'Émil',
        'Hild',
        'W'.repeat(24),
        'Firefox',
        'Linux',
    ],
    ...["Newfoundland Krazy 8's", 'Fifteen Hands', 'Fifty a Player', 'Power Cards, ranked'],
    ...['Power Cards', 'Tens and Jokers', 'Français'],
].sort((one, other) => other.length - one.length);

/** Runs in the page: what is not translated. */
function untranslated(same) {
    const names = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];
    const left_over = (text) => {
        text = text.replaceAll('\u00a0', ' ');
        for (const one of same) text = text.replaceAll(one, ' ');
        // In the chart and above narrow columns there is no room for long names.
        text = text.replace(/^⟦(.*…|.{3})$/, ' ');
        // Addresses and fingerprints are nobody's words.
        const words = text.replace(/\bhttps?:\S+|\b[0-9a-f]{64}\b/g, ' ');
        let outside = words;
        while (/⟦[^⟦⟧]*⟧/.test(outside)) outside = outside.replace(/⟦[^⟦⟧]*⟧/g, ' ');
        // A single letter is the index of a card, the first of a name, or a key.
        return /\p{L}{2}/u.test(outside) || /[A-Za-z]{2}/.test(words);
    };
    const shown = (element) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const found = [];
    // The table alone has no title; a page has one of its own.
    if (!/gallery$/.test(document.title) && left_over(document.title))
        found.push(`title of the page: ${document.title}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (parentElement.matches('script, style')) continue;
        // Words that say which language they are in are meant to be in it: a reason in the server's own words.
        if (parentElement.closest('body [lang]')) continue;
        // The choices of a list are seen once it is opened.
        const seen = shown(parentElement.closest('select') ?? parentElement);
        if (seen && left_over(data)) found.push(`text: ${data.trim().slice(0, 60)}`);
    }
    for (const element of document.body.querySelectorAll('*')) {
        if (!shown(element)) continue;
        for (const name of names) {
            const value = element.getAttribute(name);
            if (value && left_over(value)) found.push(`${name}: ${value.slice(0, 60)}`);
        }
    }
    return found.map((what) => `not translated: ${what}`);
}

/** Runs in the page: what is cut off, or sticks out of its box or of the page. */
function cut_off(same) {
    const found = [];
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    const clips = (way) => way === 'hidden' || way === 'clip';
    const scrolls = (way) => way === 'auto' || way === 'scroll';
    const slack = 5; // letters are a little higher than their lines
    const say = (what, text) => found.push(`${what}: "${text.trim().slice(0, 40)}"`);

    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');

    /** Where the text is cut by a box around it; null where it is whole or can be scrolled to. */
    function cut_by(element, place) {
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            const frame = box.getBoundingClientRect();
            // What is only to be heard is clipped on purpose.
            if (style.clipPath !== 'none') return null;
            const across = place.left < frame.left - 1.5 || place.right > frame.right + 1.5;
            const down = place.top < frame.top - 2.5 || place.bottom > frame.bottom + 2.5;
            if (across && scrolls(style.overflowX)) return null;
            if (down && scrolls(style.overflowY)) return null;
            if (across && clips(style.overflowX)) return box;
            if (down && clips(style.overflowY)) return box;
            if (style.position === 'fixed' || box.matches('dialog')) break;
        }
        return place.left < -1 || place.right > innerWidth + 1 ? document.body : null;
    }

    /** Whether something between a text and the box that holds it can be scrolled. */
    function in_scroller(element, holder) {
        for (let box = element; box; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            if (scrolls(overflowX) || scrolls(overflowY)) return true;
            if (box === holder) return false;
        }
        return false;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        // What people have written may be as long as they like.
        if (node.data.trim() === '' || same.includes(node.data.trim()) || !shown(element)) continue;
        if (element.closest('.visually-hidden, script, style, option, [aria-hidden="true"]'))
            continue;
        // Names above columns, and rows of a long list, end in dots; the whole is told by the title or one tap away.
        if (element.closest('th[title], .list.fixed')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const places = [...range.getClientRects()].filter((place) => place.width > 0);
        if (places.some((place) => cut_by(element, place))) say('cut off', node.data);
        const holder = element.closest('button, .button, .plate, .tag, .paper, .help');
        // A dialog lies above the box that it was opened from.
        const dialog = element.closest('dialog');
        if (!holder || dialog?.contains(holder) === false) continue;
        if (in_scroller(element, holder)) continue;
        const box = holder.getBoundingClientRect();
        const out = places.some(
            (place) =>
                place.left < box.left - 1 ||
                place.right > box.right + 1 ||
                place.top < box.top - slack ||
                place.bottom > box.bottom + slack,
        );
        if (out) say('sticks out of its box', node.data);
    }
    return found;
}

/** A state in one language, in every direction it is looked at in; one page is used for all of them. */
async function look_at(page, state) {
    await page.goto(`${gallery.address}/gallery.html?${new URLSearchParams({ state, language })}`);
    await page.waitForSelector('html[data-shown]');
    const found = language === 'fr' ? [] : await page.evaluate(untranslated, same_everywhere);
    for (const direction of directions) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        await show_as(page, options.size, 'light');
        const wrong = await page.evaluate(cut_off, same_everywhere);
        found.push(...wrong.map((what) => `${direction}: ${what}`));
        if (options.shots)
            await page.screenshot({
                path: `${options.shots}/${state}-${language}-${direction}.png`,
            });
    }
    return [...new Set(found)];
}

const gallery = await open_gallery(options);
const states = options.only
    ? gallery.names.filter((name) => options.only.split(',').includes(name))
    : gallery.names;
if (options.shots) mkdirSync(options.shots, { recursive: true });

const browser = await open_browser();
const waiting = [...states];
let failed = 0;

/** Looks at states, one after another, until none is left. */
async function work() {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(patience_ms);
    page.on('pageerror', (error) => console.log(`error: ${error.message}`));
    for (let state = waiting.shift(); state; state = waiting.shift()) {
        const found = await look_at(page, state);
        for (const problem of found) console.log(`${state}: ${problem}`);
        if (found.length > 0) failed += 1;
    }
}
try {
    await Promise.all(Array.from({ length: Number(options.workers) }, work));
} finally {
    await browser.close();
    await gallery.close();
}
console.log(`${states.length - failed} passed`);
console.log(`${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
