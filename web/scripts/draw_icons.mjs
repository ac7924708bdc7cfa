// Draws the icons of the installed game, public/icons/*.png, from public/favicon.svg.
// Run `node scripts/draw_icons.mjs` after changing that picture; the results are checked in.

import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { open_browser } from './gallery_site.mjs';

const folder = new URL('../public/icons/', import.meta.url);
const picture = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
const field = /<rect width="32" height="32" rx="7" fill="(#\w+)"\/>/.exec(picture);
if (!field) throw new Error('favicon.svg begins with a field of 32 x 32');

// A device cuts its own shape out of a maskable icon and out of Apple's: the field fills the square, and what is on
// it keeps to the middle, within four fifths of the width.
const on_field = picture
    .replace(
        field[0],
        `<rect width="32" height="32" fill="${field[1]}"/><g transform="translate(3.6 3.6) scale(.775)">`,
    )
    .replace('</svg>', '</g></svg>');

const icons = [
    { name: 'icon-96', size: 96, svg: picture },
    { name: 'icon-192', size: 192, svg: picture },
    { name: 'icon-512', size: 512, svg: picture },
    { name: 'maskable-512', size: 512, svg: on_field },
    { name: 'apple-touch-icon', size: 180, svg: on_field },
];

mkdirSync(folder, { recursive: true });
const browser = await open_browser();
try {
    for (const { name, size, svg } of icons) {
        const page = await browser.newPage({ viewport: { width: size, height: size } });
        await page.setContent(
            `<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`,
        );
        const path = fileURLToPath(new URL(`${name}.png`, folder));
        await page.screenshot({ path, omitBackground: true });
        await page.close();
    }
} finally {
    await browser.close();
}
