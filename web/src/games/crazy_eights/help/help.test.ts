import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../../i18n/help';
import { prefer } from '../../../a11y/preferences.svelte';
import { legal, view } from '../../../gallery/fixtures';
import { preset } from '../../../gallery/presets';
import { has_text } from '../../../i18n';
import { advice_reasons, type Notice, type Rank, type View } from '../../../protocol/messages';
import { advice_text, what_can_i_play, why } from './coach';
import { explanations } from './explanations';
import { first_prompt } from './first_turns';
import { lessons } from './lessons';
import { three_lines } from './three_lines';
import { Newcomer } from '../../../a11y/newcomer.svelte';

const slugs = [
  ...['newfoundland', 'tens-and-jokers', 'fifteen-hands', 'power-cards'],
  ...['power-cards-ranked', 'fifty-per-player'],
];
const at = (slug: string, changes: Partial<View> = {}) => view({ rules: preset(slug), ...changes });
const told = (seen: View, ...notices: Notice[]) =>
  explanations(notices, seen).map(({ text }) => text);
const laid = (card: string, rest: object = {}): Notice =>
  ({ n: 'played', seat: 1, cards: [card], ...rest }) as Notice;

describe('what is special is explained when it is seen', () => {
  it.each<[string, string, Notice[], string]>([
    [
      'an eight',
      'newfoundland',
      [laid('8H', { suit: 'S' })],
      'An eight goes on anything: Bo named spades, so spades must follow.',
    ],
    [
      'a jack that skips',
      'newfoundland',
      [laid('JH'), { n: 'skipped', seat: 2 }],
      'A jack: Skipper is skipped.',
    ],
    [
      'a jack that skips the viewer',
      'newfoundland',
      [laid('JH'), { n: 'skipped', seat: 0 }],
      'A jack: you are skipped.',
    ],
    [
      'a king that turns',
      'newfoundland',
      [laid('KH'), { n: 'reversed', direction: 'anticlockwise' }],
      'A king: the play turns round.',
    ],
    [
      'a two',
      'newfoundland',
      [laid('2H'), { n: 'pending', seat: 2, kind: 'two', cards: 2 }],
      'A two: Skipper answers with a two, or picks up 2.',
    ],
    [
      'the queen of spades',
      'newfoundland',
      [laid('QS'), { n: 'pending', seat: 0, kind: 'queen', cards: 5 }],
      'The queen of spades: you answer with a queen, or pick up 5.',
    ],
    [
      'the queen that cannot be answered',
      'power-cards',
      [laid('QS'), { n: 'pending', seat: 2, kind: 'queen', cards: 4 }],
      'The queen of spades: Skipper picks up 4.',
    ],
    [
      'an ace that turns',
      'power-cards',
      [laid('AH'), { n: 'reversed', direction: 'anticlockwise' }],
      'An ace: the play turns round.',
    ],
    ['a ten', 'tens-and-jokers', [laid('TH')], 'A ten: Bo has another turn.'],
    [
      'an ace that skips',
      'tens-and-jokers',
      [laid('AH'), { n: 'skipped', seat: 2 }],
      'An ace: Skipper is skipped.',
    ],
    [
      'a free joker',
      'tens-and-jokers',
      [laid('XX')],
      'A joker goes on anything but an eight, and any card may follow it.',
    ],
    [
      'a joker that names',
      'fifteen-hands',
      [laid('XX', { suit: 'C' })],
      'A joker goes on anything: Bo named clubs, so clubs must follow.',
    ],
    [
      'an ace to cover',
      'fifteen-hands',
      [laid('AH'), { n: 'pending', seat: 1, kind: 'cover', rank: 'A', suit: 'H' }],
      'An ace must be covered at once: Bo lays a heart, another ace, an eight or a joker, or picks up 1.',
    ],
    [
      'a four that starts a duel',
      'fifteen-hands',
      [
        laid('4H'),
        { n: 'pending', seat: 0, kind: 'duel', step: 1, suit: 'H', leader: 1, answerer: 0 },
      ],
      'A four: only the five of hearts of yours will do, or you pick up 2.',
    ],
    [
      'a last card that is called',
      'tens-and-jokers',
      [{ n: 'called', seat: 1 }],
      'Whoever comes down to one card says “last card”, or picks up 2.',
    ],
    [
      'a call that lets one go out',
      'fifteen-hands',
      [{ n: 'called', seat: 1 }],
      'Whoever does not say “last card” in time cannot go out.',
    ],
    [
      'the shuffle',
      'newfoundland',
      [{ n: 'recycled', stock: 20 }],
      'The stock was empty, so the pile is shuffled back into it.',
    ],
  ])('%s', (_, slug, notices, text) => {
    expect(told(at(slug), ...notices)).toContain(text);
  });

  it('and nothing else is: a plain card, a draw, a pass', () => {
    const plain = [
      laid('9H'),
      { n: 'drew', seat: 1, count: 1 },
      { n: 'passed', seat: 1 },
    ] as Notice[];
    for (const slug of slugs) expect(told(at(slug), ...plain)).toEqual([]);
  });

  it('each once, however often it comes', () => {
    expect(
      told(at('newfoundland'), laid('8H', { suit: 'S' }), laid('8C', { suit: 'H' })),
    ).toHaveLength(1);
  });

  it('also the call that the viewer may make', () => {
    const seen = at('tens-and-jokers', { legal: { ...legal(['7C']), call: true } });
    expect(told(seen)[0]).toMatch(/^You may say “last card” now\./);
  });
});

describe('the pictures', () => {
  it.each(slugs)('of %s say something about every card that is not plain', (slug) => {
    const rules = preset(slug);
    const words = lessons(rules)
      .map(({ text }) => text)
      .join(' ');
    expect(words).not.toMatch(/[{}]|undefined/);
    for (const [rank, effect] of Object.entries(rules.effect) as [Rank, string][])
      if (effect !== 'plain' && effect !== 'wild')
        expect(has_text(`lesson-special-${effect}`), rank).toBe(true);
    expect(lessons(rules).length).toBeGreaterThanOrEqual(4);
    expect(three_lines(rules)).toHaveLength(3);
  });

  it('follow the rules of the table', () => {
    expect(three_lines(preset('newfoundland'))).toEqual([
      'Match suit or number.',
      'Eights are wild.',
      'First out wins the round.',
    ]);
    expect(three_lines(preset('power-cards'))[2]).toContain('lowest total wins');
    const last = (slug: string) => lessons(preset(slug)).at(-1)?.text;
    expect(last('tens-and-jokers')).toContain('last card');
    expect(last('newfoundland')).not.toContain('“last card”');
  });
});

describe('the first turns', () => {
  it('say what will be matched, as long as nobody has laid a card', () => {
    const start = view({ turn: 1, legal: null, under: 0, top: '7H' });
    expect(first_prompt(start)).toBe(
      "Bo starts. You'll match a seven of hearts: a seven or a heart.",
    );
    expect(first_prompt({ ...start, under: 1 })).toBe(null);
  });

  it('say which cards are lifted, where some are not', () => {
    expect(first_prompt(view())).toBe(
      'Your turn: play 7♣ or 9♥ (lifted), or tap any card to see why not.',
    );
    expect(first_prompt(view({ legal: legal([]) }))).toBe(null);
    expect(first_prompt(view({ pending: { kind: 'two', cards: 2 } }))).toBe(null);
    expect(first_prompt(view({ hand: ['7C', '9H'] }))).toBe(null);
  });
});

describe('a newcomer', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => prefer('explain', true));

  it('is told things once, also after the page was loaded anew', () => {
    const first = new Newcomer();
    expect([first.learns, first.greets, first.led]).toEqual([true, true, true]);
    first.greet();
    first.tell('skip');
    const later = new Newcomer();
    expect([later.learns, later.greets]).toEqual([true, false]);
    expect([later.was_told('skip'), later.was_told('wild')]).toEqual([true, false]);
  });

  it('is led for two cards of their own', () => {
    const one = new Newcomer();
    one.follow([laid('9H')], view());
    expect(one.led).toBe(true);
    one.follow(
      [
        { n: 'played', seat: 0, cards: ['7C'] },
        { n: 'played', seat: 0, cards: ['9C'] },
      ],
      view(),
    );
    expect(one.led).toBe(false);
    expect(one.learns).toBe(true);
  });

  it('knows the game after a round, or when they say so, or want no explanations', () => {
    const over: Notice = { n: 'round_over', reason: 'out', winner: 1, points: [], totals: [] };
    const one = new Newcomer();
    one.follow([over], view({ you: null }));
    expect(one.learns).toBe(true);
    one.follow([over], view());
    expect([one.learns, new Newcomer().learns]).toEqual([false, false]);
    localStorage.clear();
    const other = new Newcomer();
    prefer('explain', false);
    expect([other.learns, other.greets, other.led]).toEqual([false, false, false]);
  });
});

describe('the coach', () => {
  it('says what can be played', () => {
    expect(what_can_i_play(view())).toBe('You can play 7♣ or 9♥.');
    expect(what_can_i_play(view({ legal: { ...legal(['8C']), name_suit: ['8C'] } }))).toBe(
      'You can play 8♣. With 8♣ you name the suit.',
    );
    expect(what_can_i_play(view({ legal: { ...legal([]), draw: true } }))).toContain('draw a card');
    const hit = { pending: { kind: 'two', cards: 4 } as const };
    expect(what_can_i_play(view({ ...hit, legal: { ...legal([]), take: true } }))).toBe(
      'Pick up 4.',
    );
    expect(what_can_i_play(view({ ...hit, legal: { ...legal(['2S']), take: true } }))).toBe(
      'You can play 2♠. Or pick up 4.',
    );
    expect(what_can_i_play(view({ turn: 1, legal: null }))).toMatch(/^It is Bo's turn\./);
  });

  const batch = (...notices: Notice[]) => [{ seq: 1, notices, missed: false }];

  it('adds a pickup up, card by card and person by person', () => {
    const seen = view({ pending: { kind: 'two', cards: 6 } });
    const twos = batch(laid('9H'), laid('2H'), { n: 'played', seat: 2, cards: ['2S', '2D'] });
    expect(why(seen, twos)).toEqual({
      question: 'Why is the pickup 6?',
      answer: 'Bo laid 2♥: 2. Skipper laid 2♠ and 2♦: 4. Together 6.',
    });
    expect(why(seen, batch({ n: 'played', seat: 2, cards: ['2S', '2D'] }))?.answer).toBe(
      'Skipper laid 2♠ and 2♦: 4. The rest was laid before that. Together 6.',
    );
  });

  it('says who named the suit, and has no question where there is none', () => {
    const seen = view({ suit: 'S', named: true, named_by: 1 });
    expect(why(seen, batch(laid('8H', { suit: 'S' })))).toEqual({
      question: 'Why spades?',
      answer: 'Bo named spades with an eight of hearts.',
    });
    expect(why(view(), batch(laid('9H')))).toBe(null);
  });

  it('gives every reason of the server in words', () => {
    for (const reason of advice_reasons) {
      const text = advice_text({ action: { do: 'play', cards: ['9H'] }, reason, card: '8S' });
      expect(text).toMatch(/^Play 9♥: .+\.$/);
      expect(text).not.toMatch(/[{}]/);
    }
    expect(
      advice_text({ action: { do: 'play', cards: ['9H'] }, reason: 'keeps_card', card: '8S' }),
    ).toBe('Play 9♥: it keeps your 8♠ for later.');
    expect(
      advice_text({ action: { do: 'play', cards: ['8C'], suit: 'S' }, reason: 'most_of_suit' }),
    ).toBe('Play 8♣ and name spades: that is the suit you hold most of.');
    expect(advice_text({ action: { do: 'draw' }, reason: 'nothing_fits' })).toBe(
      'Draw a card: nothing of yours fits.',
    );
  });
});
