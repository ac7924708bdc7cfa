// Draws src/ui/cards.svg, the sprite of every card face, the joker and the back.
// Run `node scripts/draw_cards.mjs` after changing a shape; the result is checked in.
//
// `7C` is the middle of that card's face, a <symbol> of 100 x 140 units. The index is put together in ui/Card.svelte
// from a rank (`rank-7`) and a suit (`C`). A browser makes every element of a face anew for each card on the table, so
// whatever has one paint is one path.
// Ink is currentColor (the suit's), everything else is a custom property of styles/tokens.css, so that a page
// can recolour cards without another sprite.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const suits = {
    C: 'M-4.5-4.9a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM-9.6 2.6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM.6 2.6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM-2-2V3C-2 6.4-2.4 8.6-3.8 10H3.8C2.4 8.6 2 6.4 2 3V-2Z',
    D: 'M0-10.4C2-6.6 4.8-2.9 8 0C4.8 2.9 2 6.6 0 10.4C-2 6.6-4.8 2.9-8 0C-4.8-2.9-2-6.6 0-10.4Z',
    H: 'M0 9.8C-3 6-9.7 2.4-9.7-3.2C-9.7-6.7-7.2-9-4.6-9C-2.5-9-.8-7.7 0-5.8C.8-7.7 2.5-9 4.6-9C7.2-9 9.7-6.7 9.7-3.2C9.7 2.4 3 6 0 9.8Z',
    S: 'M0-10C3-6 9.6-2.4 9.6 2.7C9.6 5.8 7.4 7.6 5.1 7.6C3.6 7.6 2.4 6.9 1.6 5.8C1.8 7.8 2.4 9 3.8 10H-3.8C-2.4 9-1.8 7.8-1.6 5.8C-2.4 6.9-3.6 7.6-5.1 7.6C-7.4 7.6-9.6 5.8-9.6 2.7C-9.6-2.4-3-6 0-10Z',
};

// Ranks are strokes in a box 20 high: [width, path].
const ranks = {
    A: [15, 'M1 20L7.5 0L14 20M3.2 13.6H11.8'],
    2: [14, 'M1.4 5.6C1.4 2.2 3.9 0 7 0C10.2 0 12.5 2.2 12.5 5.2C12.5 9 9 11.4 1.2 20H13'],
    3: [
        14,
        'M1.6 0H12.2L6.2 8C10.2 8 12.8 10.4 12.8 14C12.8 17.6 10.2 20 6.7 20C4 20 2 18.8 1 16.6',
    ],
    4: [14.5, 'M10 20V0L1 14.2H14'],
    5: [
        14,
        'M12 0H3.2L2.2 9.2C3.4 8.1 5 7.5 6.8 7.5C10.4 7.5 12.8 10 12.8 13.7C12.8 17.4 10.2 20 6.6 20C4 20 2 18.9 1 16.8',
    ],
    6: [14.4, 'M10.6 0C5 2.8 1.4 8 1.4 13.8A5.8 6.2 0 1 0 13 13.8A5.8 6.2 0 1 0 1.4 13.8'],
    7: [14, 'M1 0H13L5.2 20'],
    8: [
        14,
        'M2.6 4.8A4.4 4.8 0 1 0 11.4 4.8A4.4 4.8 0 1 0 2.6 4.8M1.4 14.8A5.6 5.2 0 1 0 12.6 14.8A5.6 5.2 0 1 0 1.4 14.8',
    ],
    9: [14.4, 'M3.8 20C9.4 17.2 13 12 13 6.2A5.8 6.2 0 1 0 1.4 6.2A5.8 6.2 0 1 0 13 6.2'],
    T: [17, 'M0 3.4L3.8 0V20M8.2 10A4.3 10 0 1 0 16.8 10A4.3 10 0 1 0 8.2 10'],
    J: [11, 'M4.2 0H9.8V14C9.8 17.9 8 20 5.2 20C2.6 20 1 18.4.7 15.6'],
    Q: [16, 'M.8 10A7 10 0 1 0 14.8 10A7 10 0 1 0 .8 10M9 14.2L15.2 21.4'],
    K: [14.5, 'M1.6 0V20M13.2 0L1.6 12.2M5.6 8.2L14 20'],
};

const rank_names = Object.keys(ranks);

function at(x, y, scale, body) {
    return `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
}

const short = (number) => String(Number(number.toFixed(2)));

/** What the numbers of a path's command are: across (x), down (y), lengths (r) or neither (n). */
const kinds_of = { M: 'xy', L: 'xy', H: 'x', V: 'y', C: 'xyxyxy', A: 'rrnnnxy', Z: '' };

/**
 * The path moved, made `scale` times as large, and turned half round if so wished. All but the first point is told from
 * the point before, so that the same shape in many places is the same text, which packs well.
 */
function moved(d, x, y, scale, upside_down = false) {
    const turn = upside_down ? -1 : 1;
    const pen = { x: 0, y: 0 };
    const start = { x: 0, y: 0 };
    let first = true;
    const told = ([, command, text]) => {
        const name = command.toUpperCase();
        const kinds = kinds_of[name];
        const told_from_pen = command !== name;
        const from = { ...pen };
        const numbers = [...text.matchAll(/-?(\d+\.?\d*|\.\d+)/g)].map(([one], i) => {
            const kind = kinds[i];
            if (kind === 'n') return one;
            if (kind === 'r') return short(Number(one) * scale);
            const to = Number(one) + (told_from_pen ? from[kind] : 0);
            pen[kind] = to;
            if (first) return short((kind === 'x' ? x : y) + to * scale * turn);
            return short((to - from[kind]) * scale * turn);
        });
        if (name === 'M') Object.assign(start, pen);
        if (name === 'Z') Object.assign(pen, start);
        const letter = first ? 'M' : name.toLowerCase();
        first = false;
        return letter + numbers.join(' ').replaceAll(' -', '-');
    };
    return [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(told).join('');
}

function pip(suit, x, y, scale, upside_down = false) {
    return moved(suits[suit], x, y, scale, upside_down);
}

/** A rank in a box of 22 x 26, in its middle. */
function rank_symbol(rank) {
    const [width, d] = ranks[rank];
    const scale = rank === 'T' ? 0.94 : 1;
    const place = moved(d, 11 - (width * scale) / 2, 2, scale);
    const glyph = `<path d="${place}" fill="none" stroke="currentColor" stroke-width="${short(3.3 * scale)}" stroke-linecap="round" stroke-linejoin="round"/>`;
    return `<symbol id="rank-${rank}" viewBox="0 0 22 26">${glyph}</symbol>`;
}

const [left, mid, right] = [40, 50, 60];
const columns = (...rows) =>
    rows.flatMap((y) => [
        [left, y],
        [right, y],
    ]);
const places = {
    2: [
        [mid, 32],
        [mid, 108],
    ],
    3: [
        [mid, 32],
        [mid, 70],
        [mid, 108],
    ],
    4: columns(34, 106),
    5: [...columns(34, 106), [mid, 70]],
    6: columns(32, 70, 108),
    7: [...columns(32, 70, 108), [mid, 51]],
    8: [...columns(32, 70, 108), [mid, 51], [mid, 89]],
    9: [...columns(28, 56, 84, 112), [mid, 70]],
    T: [...columns(26, 55, 85, 114), [mid, 40.5], [mid, 99.5]],
};

function number_face(rank, suit) {
    const size = '23'.includes(rank) ? 1.1 : '45'.includes(rank) ? 0.95 : 0.8;
    const pips = places[rank].map(([x, y]) => pip(suit, x, y, size, y > 70));
    return `<path d="${pips.join('')}"/>`;
}

function ace_face(suit) {
    const ring = `<circle cx="50" cy="70" r="27" fill="none" stroke="var(--court-warm)" stroke-width="2.4" stroke-dasharray="1 5.06" stroke-linecap="round"/>`;
    return `${ring}<path d="${pip(suit, 50, 70, 1.9)}"/>`;
}

const line =
    'stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';

/** Shoulders, neck and face that the three courts share; 40 wide, centred on x = 50. */
function bust(coat) {
    return (
        `<path d="M28 112V100C28 88 36 82 50 82C64 82 72 88 72 100V112Z" fill="${coat}" ${line}/>` +
        `<path d="M38 54V64A12 14 0 0 0 62 64V54Z" fill="var(--court-face)" ${line}/>` +
        `<path d="M45 63H45.1M55 63H55.1" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"/>`
    );
}

const courts = {
    // A king with a three-pointed crown and a beard.
    K: () =>
        bust('var(--court-cool)') +
        `<path d="M38 66C38 82 44 89 50 89C56 89 62 82 62 66C59 71 55 71 50 71C45 71 41 71 38 66Z" fill="var(--card-face)" ${line}/>` +
        `<path d="M35 54L32 33L42 43L50 29L58 43L68 33L65 54Z" fill="var(--court-warm)" ${line}/>`,
    // A queen with long hair and a round coronet.
    Q: () =>
        `<path d="M33 86C30 76 32 50 38 48H62C68 50 70 76 67 86Z" fill="currentColor"/>` +
        bust('var(--court-red)') +
        `<path d="M46 72C48 74.4 52 74.4 54 72" fill="none" ${line}/>` +
        `<path d="M37 54V43C41 46 45 46 50 39C55 46 59 46 63 43V54Z" fill="var(--court-warm)" ${line}/>` +
        `<circle cx="50" cy="35" r="4" fill="var(--court-warm)" ${line}/>`,
    // A jack in a fisherman's sou'wester.
    J: () =>
        bust('var(--court-moss)') +
        `<path d="M46 71.6H54" fill="none" ${line}/>` +
        `<path d="M26 57C33 53 36 50 37 44C38.5 35 44 31 50 31C56 31 61.5 35 63 44C64 50 67 53 74 57C66 60 58 57 50 57C42 57 34 60 26 57Z" fill="var(--court-warm)" ${line}/>`,
};

function court_face(rank, suit) {
    const frame = `<rect x="25" y="24" width="50" height="92" rx="5" fill="var(--court-panel)"/>`;
    const mark = `<path d="${pip(suit, 50, 100.5, 0.86)}" fill="var(--card-face)" stroke="currentColor" stroke-width="1.38"/>`;
    return frame + courts[rank]() + mark;
}

function symbol(id, body) {
    return `<symbol id="${id}" viewBox="0 0 100 140" fill="currentColor">${body}</symbol>`;
}

function face(rank, suit) {
    if (courts[rank]) return symbol(`${rank}${suit}`, court_face(rank, suit));
    return symbol(`${rank}${suit}`, rank === 'A' ? ace_face(suit) : number_face(rank, suit));
}

/** The joker is a puffin: black back, white cheek, striped bill. */
function joker() {
    const letters = [...'JOKER'].map((letter, i) => {
        const shapes = {
            ...Object.fromEntries(rank_names.map((r) => [r, ranks[r][1]])),
            O: 'M.8 10A6 10 0 1 0 12.8 10A6 10 0 1 0 .8 10',
            E: 'M11.5 0H2V20H11.5M2 10H10',
            R: 'M2 20V0H7A5 5 0 0 1 7 10.6H2M7 10.6L12 20',
        };
        return moved(shapes[letter], 10, 9 + i * 17, 0.62);
    });
    const word = `<path d="${letters.join('')}" fill="none" stroke="currentColor" stroke-width="2.23" stroke-linecap="round" stroke-linejoin="round"/>`;
    const puffin =
        `<path d="M36 112C30 92 32 76 38 66C34 48 44 34 57 34C69 34 76 44 74 56C72 62 70 64 70 68C76 82 76 98 70 112Z" fill="var(--joker-ink)"/>` +
        `<path d="M46 112C42 96 46 82 56 76C66 82 70 98 66 112Z" fill="var(--card-face)"/>` +
        `<path d="M48 60C46 50 52 42 60 42C67 42 70 48 69 55C67 62 60 68 54 67C51 66 49 64 48 60Z" fill="var(--card-face)"/>` +
        `<path d="M66 46C76 46 84 52 86 62C78 66 70 66 65 62C68 56 68 51 66 46Z" fill="var(--court-red)"/>` +
        `<path d="M72 47C75 53 75 59 72 64" fill="none" stroke="var(--court-warm)" stroke-width="3"/>` +
        `<circle cx="58" cy="53" r="3" fill="var(--joker-ink)"/>` +
        `<path d="M46 112L42 118H52ZM64 112L60 118H70Z" fill="var(--court-warm)"/>`;
    return [symbol('XX', at(5, 8, 0.84, puffin)), symbol('index-XX', word)];
}

/** Row houses, each 20 x 24: a flat roof with a cornice, two windows and a door. */
function back() {
    const walls = 'M0 3H20V24H0Z';
    const trim = 'M-.8 1H20.8V4.4H-.8ZM3 8H8V14H3ZM12 8H17V14H12ZM3 17H8V24H3ZM12 17.5H17V21.5H12Z';
    const rows = [0, 1, 2, 3];
    const houses = rows.flatMap((row) => rows.map((column) => ({ row, column })));
    const drawn = (d, some) =>
        some.map(({ row, column }) => moved(d, 10 + column * 20, 16 + row * 28, 1)).join('');
    const painted = [0, 1, 2, 3].map((paint) => {
        const some = houses.filter(({ row, column }) => (column + row * 3) % 4 === paint);
        return `<path d="${drawn(walls, some)}" fill="var(--back-${paint + 1})"/>`;
    });
    return (
        `<symbol id="back" viewBox="0 0 100 140"><rect x="5" y="5" width="90" height="130" rx="6" fill="var(--back-field)"/>` +
        `${painted.join('')}<path d="${drawn(trim, houses)}" fill="var(--back-trim)"/></symbol>`
    );
}

function suit_symbol(suit) {
    return `<symbol id="${suit}" viewBox="-11 -11 22 22"><path d="${suits[suit]}" fill="currentColor"/></symbol>`;
}

const symbols = [
    ...Object.keys(suits).map(suit_symbol),
    ...rank_names.map(rank_symbol),
    ...Object.keys(suits).flatMap((suit) => rank_names.map((rank) => face(rank, suit))),
    ...joker(),
    back(),
];
const file = fileURLToPath(new URL('../src/ui/cards.svg', import.meta.url));
writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
