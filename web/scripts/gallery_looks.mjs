// In which looks and at which sizes the states of the gallery are looked at.

export const all_sizes = ['320x568', '360x640', '390x844', '844x390', '768x1024', '1280x800'];
/** Between these lie the others. */
const extreme_sizes = ['320x568', '844x390', '1280x800'];
const axe_sizes = ['360x640', '1280x800'];

/** What one person likes (`like`), what the system wants (`theme`, `contrast`, `forced`), and the text's size. */
export const looks = {
    light: {},
    dark: { theme: 'dark' },
    contrast: { contrast: true },
    'contrast-dark': { contrast: true, theme: 'dark' },
    forced: { forced: true },
    'four-inks': { like: { four_inks: true } },
    'four-inks-dark': { like: { four_inks: true }, theme: 'dark' },
    'large-index': { like: { large_index: true, card_letters: true } },
    'left-hand': { like: { left_handed: true } },
    'left-hand-large': { like: { left_handed: true, large_index: true } },
    'large-text': { text: 32 },
};
const by_turns = ['light', 'dark', 'contrast', 'forced', 'contrast-dark'];

const hands = [1, 7, 14, 26];
const seats = [2, 3, 4, 5, 6, 7];
const matrix = hands.flatMap((cards) => seats.map((count) => `cards-${cards}-seats-${count}`));

/** States that between them have every part of the table, and the pages that people see first. */
const telling = [
    ...['own-turn', 'suit-named', 'choosing-suit', 'pending-two-answer', 'seven-seats'],
    ...['cards-26-seats-7', 'round-over', 'fifteen-call', 'lobby-few', 'new-table', 'me'],
    ...['invitation-table', 'replay-open'],
];

function usual_plan(states) {
    const tasks = [];
    for (const state of states)
        tasks.push({ state, look: 'light', sizes: extreme_sizes, axe_at: [] });
    for (const [i, state] of states.entries()) {
        const look = by_turns[i % by_turns.length];
        const size = axe_sizes[Math.floor(i / by_turns.length) % axe_sizes.length];
        tasks.push({ state, look, sizes: [size], axe_at: [size] });
    }
    for (const state of matrix) tasks.push({ state, look: 'light', sizes: all_sizes, axe_at: [] });
    for (const look of Object.keys(looks).slice(1)) {
        for (const state of telling) tasks.push({ state, look, sizes: extreme_sizes, axe_at: [] });
    }
    return tasks;
}

/** What every run of the tests looks at: the telling states, each look once, and the corners of the matrix. */
function short_plan() {
    const tasks = [];
    for (const [i, state] of telling.entries()) {
        tasks.push({ state, look: 'light', sizes: extreme_sizes, axe_at: [] });
        const size = axe_sizes[i % axe_sizes.length];
        const look = by_turns[i % by_turns.length];
        tasks.push({ state, look, sizes: [size], axe_at: [size] });
    }
    for (const state of ['cards-1-seats-2', 'cards-7-seats-5', 'cards-14-seats-4'])
        tasks.push({ state, look: 'light', sizes: all_sizes, axe_at: [] });
    for (const [i, look] of Object.keys(looks).slice(1).entries()) {
        const state = telling[i % telling.length];
        tasks.push({ state, look, sizes: extreme_sizes, axe_at: [] });
    }
    // The largest text is where things run out of room.
    for (const state of ['pending-two-answer', 'round-over', 'spectator', 'watching', 'show-me-3'])
        tasks.push({ state, look: 'large-text', sizes: ['320x568', '844x390'], axe_at: [] });
    return tasks;
}

function full_plan(states) {
    return [...states, ...matrix].flatMap((state) =>
        Object.keys(looks).map((look) => ({
            ...{ state, look, sizes: all_sizes },
            axe_at: looks[look].text ? [] : axe_sizes,
        })),
    );
}

/** What to look at: a state, its look, its sizes, and at which of them axe looks as well. */
export function plan(states, { full, short, only, size, looks: wanted }) {
    const names = only?.split(',');
    const tasks = short ? short_plan() : full || size ? full_plan(states) : usual_plan(states);
    return tasks
        .filter(({ state }) => !names || names.includes(state))
        .filter(({ look }) =>
            wanted
                ? wanted.split(',').includes(look)
                : full || !size || look.match(/^(light|dark)$/),
        )
        .map((task) => ({ ...task, sizes: task.sizes.filter((one) => !size || one === size) }))
        .filter(({ sizes }) => sizes.length > 0);
}
