// What is wrong with how a page of the gallery lies on the screen. Runs in the page.

/**
 * Everything that overlaps, is cut off, lies outside, or is too small to hit, in words. `may_scroll` says that the
 * board may be higher than the screen, as it may with very large text.
 */
export function layout_problems(may_scroll) {
    const problems = [];
    const visible = (element) => element.checkVisibility({ visibilityProperty: true });
    const shown = (selector) => [...document.querySelectorAll(selector)].filter(visible);
    const box = (element) => element.getBoundingClientRect();
    const name = (element) =>
        `${element.className.baseVal ?? element.className}`
            .replace(/\s*svelte-\w+/g, '')
            .slice(0, 30) + ` "${element.textContent.trim().slice(0, 24)}"`;
    const scroller = (element) => element.closest('.over, .side, .frame, dialog');
    const heard_only = (element) => element.closest('.visually-hidden') !== null;

    function check_page() {
        if (document.documentElement.scrollWidth > innerWidth)
            problems.push('page scrolls sideways');
        for (const board of shown('.board')) {
            if (board.scrollWidth > board.clientWidth + 1) problems.push('board scrolls sideways');
            if (!may_scroll && board.scrollHeight > board.clientHeight + 1)
                problems.push(`board is ${board.scrollHeight - board.clientHeight} px too high`);
        }
    }

    /** What scrolls past the screen's edge is not outside; what no scrolling brings back is. */
    function check_outside(blocks) {
        const board = document.querySelector('.board');
        const height = board
            ? Math.max(board.scrollHeight - board.scrollTop, board.clientHeight)
            : document.documentElement.scrollHeight - scrollY;
        const top = board ? -board.scrollTop : -scrollY;
        for (const element of blocks) {
            const place = box(element);
            const out =
                place.left < -1 ||
                place.right > innerWidth + 1 ||
                place.top < top - 1 ||
                place.bottom > height + 1;
            if (out) problems.push(`outside the page: ${name(element)}`);
        }
    }

    function check_overlap(blocks) {
        for (const [i, one] of blocks.entries()) {
            for (const other of blocks.slice(i + 1)) {
                if (one.contains(other) || other.contains(one)) continue;
                // The bar of buttons stays in sight over what scrolls under it.
                if (may_scroll && (one.closest('.bar-place') || other.closest('.bar-place')))
                    continue;
                const [a, b] = [box(one), box(other)];
                const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (across > 2 && down > 2) problems.push(`${name(one)} overlaps ${name(other)}`);
            }
        }
    }

    function check_cut_off() {
        const texts =
            '.prompt, .button, .suit-badge, .demand, .plate, .note, h1, h2, .stock .caption, .time, .notice';
        for (const element of shown(texts)) {
            if (heard_only(element) || element.clientWidth === 0) continue;
            const cut =
                element.scrollWidth > element.clientWidth + 1 ||
                element.scrollHeight > element.clientHeight + 3;
            if (cut) problems.push(`cut off: ${name(element)}`);
        }
        // A long name may end in dots, a short one may not.
        for (const element of shown('.badge .name')) {
            const short = element.textContent.length <= 8;
            if (short && element.scrollWidth > element.clientWidth + 1)
                problems.push(`name cut off: ${name(element)}`);
        }
    }

    function check_targets() {
        for (const element of shown('button, a, select, input')) {
            const place = box(element);
            if (place.width === 0 || heard_only(element)) continue;
            if (place.width < 24 || place.height < 24)
                problems.push(`small target: ${name(element)}`);
        }
    }

    /** Of every card a strip of 24 px lies free, and a finger on it hits that card and no other. */
    function check_hand() {
        if (document.querySelector('dialog[open]')) return;
        const hand = document.querySelector('.hand');
        if (hand && hand.scrollWidth > hand.clientWidth + 1) problems.push('hand scrolls sideways');
        const left_handed = document.documentElement.dataset.hand === 'left';
        for (const card of shown('.hand .held')) {
            const place = box(card.querySelector('.card'));
            if (place.left < -1 || place.right > innerWidth + 1)
                problems.push(`card outside: ${card.dataset.card}`);
            const y = place.top + 14;
            if (y < 0 || y > innerHeight) continue;
            for (const inside of [3, 12, 21]) {
                const x = left_handed ? place.right - inside : place.left + inside;
                const hit = document.elementFromPoint(x, y)?.closest('.held, .bar-place');
                if (hit?.matches('.bar-place')) continue;
                if (hit !== card)
                    problems.push(
                        `card ${card.dataset.card} is covered ${inside} px from its edge`,
                    );
            }
        }
    }

    const blocks = shown(
        '.head > *, .prompt, .notice, .way, .lately, .stock, .pile, .suit-badge, .demand, .badge .seen, .actions .button, .next > *, .watch > *, .cards > li:first-child .card',
    ).filter((element) => !heard_only(element) && !scroller(element) && box(element).width > 0);
    check_page();
    check_outside(blocks);
    check_overlap(blocks);
    check_cut_off();
    check_targets();
    check_hand();
    return [...new Set(problems)];
}
