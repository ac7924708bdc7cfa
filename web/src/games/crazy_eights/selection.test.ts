import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legal, view } from '../../gallery/fixtures';
import { preset } from '../../gallery/presets';
import type { View } from '../../protocol/messages';
import { held_cards, in_order, suit_counts, suit_sizes } from './cards';
import { is_selected, nothing, order_of, play_of, pull, still_valid, tap } from './selection';

const held = (card: string) => ({ key: `${card}#0`, card });

describe('a tap on a card', () => {
  it('lifts a card that fits, and a second tap plays it', () => {
    const first = tap(nothing, held('7C'), view());
    expect(first).toEqual({ selection: { kind: 'card', cards: [held('7C')] } });
    expect(tap(first.selection, held('7C'), view()).play).toEqual({ do: 'play', cards: ['7C'] });
  });

  it('plays at once for those who want it so', () => {
    expect(tap(nothing, held('7C'), view(), true).play).toEqual({ do: 'play', cards: ['7C'] });
  });

  it('sends a card that does not fit all the same: the server says why not', () => {
    const tapped = tap({ kind: 'card', cards: [held('7C')] }, held('QD'), view());
    expect(tapped).toEqual({ selection: nothing, play: { do: 'play', cards: ['QD'] } });
  });

  it('asks for the suit of an eight, and a second tap puts it back', () => {
    const seen = view({ hand: ['8D', 'KS'], legal: legal(['8D']) });
    const tapped = tap(nothing, held('8D'), seen);
    expect(tapped).toEqual({ selection: { kind: 'suit', cards: [held('8D')] } });
    expect(play_of(tapped.selection, seen)).toBeNull();
    expect(play_of(tapped.selection, seen, { suit: 'S' })).toEqual({
      do: 'play',
      cards: ['8D'],
      suit: 'S',
    });
    expect(tap(tapped.selection, held('8D'), seen)).toEqual({ selection: nothing });
  });

  it('asks for no suit where the server asks for none', () => {
    const seen = view({ hand: ['8D'], legal: legal(['8D'], { name_suit: [] }) });
    expect(tap(nothing, held('8D'), seen).selection.kind).toBe('card');
  });

  it('lifts nothing when it is not ones turn, though a call may be offered', () => {
    const seen = view({ turn: 1, legal: legal([], { call: true }) });
    expect(tap(nothing, held('7C'), seen).selection).toBe(nothing);
  });
});

describe('pulling a card up', () => {
  it('plays a card that fits at once', () => {
    expect(pull(nothing, held('7C'), view()).play).toEqual({ do: 'play', cards: ['7C'] });
  });

  it('plays all that is lifted where it is one of that', () => {
    const seen = view({ hand: ['2C', '2S', 'KS'], legal: legal(['2C', '2S']) });
    const twos = tap(tap(nothing, held('2S'), seen).selection, held('2C'), seen).selection;
    expect(pull(twos, held('2S'), seen).play).toEqual({ do: 'play', cards: ['2S', '2C'] });
    expect(pull(nothing, held('2S'), seen).play).toEqual({ do: 'play', cards: ['2S'] });
  });

  it('asks for the suit of an eight', () => {
    const seen = view({ hand: ['8D', 'KS'], legal: legal(['8D']) });
    const waits = { selection: { kind: 'suit', cards: [held('8D')] } };
    expect(pull(nothing, held('8D'), seen)).toEqual(waits);
    expect(pull({ kind: 'suit', cards: [held('8D')] }, held('8D'), seen)).toEqual(waits);
  });

  it('sends a card that does not fit all the same, as a tap does', () => {
    expect(pull(nothing, held('QD'), view()).play).toEqual({ do: 'play', cards: ['QD'] });
    expect(pull(nothing, held('7C'), view({ turn: 1 })).play).toEqual({
      do: 'play',
      cards: ['7C'],
    });
  });
});

describe('several twos', () => {
  const seen = view({ hand: ['2C', '2S', '2D', 'KS'], legal: legal(['2C', '2S']) });

  it('are laid in the order in which they were tapped', () => {
    const one = tap(nothing, held('2S'), seen).selection;
    const two = tap(one, held('2D'), seen).selection;
    expect(play_of(two, seen)).toEqual({ do: 'play', cards: ['2S', '2D'] });
    expect([order_of(two, '2S#0'), order_of(two, '2D#0'), order_of(two, '2C#0')]).toEqual([
      1, 2, 0,
    ]);
  });

  it('are put back one by one; without a first that fits all go back', () => {
    const both = tap(tap(nothing, held('2S'), seen).selection, held('2D'), seen).selection;
    expect(is_selected(tap(both, held('2D'), seen).selection, '2S#0')).toBe(true);
    expect(tap(both, held('2S'), seen).selection).toBe(nothing);
  });

  it('start with one that fits; any other goes to the server', () => {
    const tapped = tap(nothing, held('2D'), seen);
    expect(tapped).toEqual({ selection: nothing, play: { do: 'play', cards: ['2D'] } });
  });

  it('are no more than the rules allow: the server says so', () => {
    const most = { ...seen, legal: legal(['2C', '2S'], { twos: 2 }) };
    const both = tap(tap(nothing, held('2S'), most).selection, held('2D'), most).selection;
    const third = tap(both, held('2C'), most);
    expect(third.play).toEqual({ do: 'play', cards: ['2S', '2D', '2C'] });
  });
});

describe('cards that cover each other', () => {
  const fifteen = (changes: Partial<View>) => view({ rules: preset('fifteen-hands'), ...changes });
  const seen = fifteen({
    hand: ['AH', '3H', '9H', '8C', 'KS', 'QD'],
    legal: legal(['AH', '3H', '9H', '8C']),
  });
  const chain = (cards: string[], table = seen) =>
    cards.reduce<ReturnType<typeof tap>>(
      ({ selection }, card) => tap(selection, held(card), table),
      { selection: nothing },
    );

  it('go down in one play, in the order in which they were tapped', () => {
    const { selection } = chain(['AH', '3H', '9H']);
    expect(play_of(selection, seen)).toEqual({ do: 'play', cards: ['AH', '3H', '9H'] });
    expect(['AH#0', '3H#0', '9H#0', 'KS#0'].map((key) => order_of(selection, key))).toEqual([
      1, 2, 3, 0,
    ]);
  });

  it('end with a card that needs no cover; the next tap begins anew', () => {
    const { selection } = chain(['AH', '9H', '3H']);
    expect(selection).toEqual({ kind: 'several', cards: [held('3H')] });
  });

  it('wait for a suit where the last is an eight, and name it with the whole chain', () => {
    const { selection } = chain(['AH', '8C']);
    expect(selection.kind).toBe('suit');
    expect(play_of(selection, seen, { suit: 'S' })).toEqual({
      do: 'play',
      cards: ['AH', '8C'],
      suit: 'S',
    });
  });

  it('are taken back from the end: a chain stops before the card that is tapped again', () => {
    const { selection } = chain(['AH', '3H', '9H']);
    const shorter = tap(selection, held('3H'), seen).selection;
    expect(shorter).toEqual({ kind: 'several', cards: [held('AH')] });
    expect(tap(shorter, held('AH'), seen).selection).toBe(nothing);
  });

  it('are gathered only where the ruleset has cards to be covered', () => {
    const plain = view({ hand: seen.hand ?? [], legal: seen.legal ?? null });
    expect(chain(['AH'], plain).selection).toEqual({ kind: 'card', cards: [held('AH')] });
  });

  it('call the last card with the play that leaves one, unless the player will not', () => {
    const two_left = fifteen({ hand: ['9H', 'KS'], legal: legal(['9H']) });
    const { selection } = tap(nothing, held('9H'), two_left);
    expect(play_of(selection, two_left)).toEqual({ do: 'play', cards: ['9H'], call: true });
    expect(play_of(selection, two_left, { call: false })).toEqual({ do: 'play', cards: ['9H'] });
  });
});

it('of two equal cards the one that was tapped is lifted', () => {
  const seen = view({ hand: ['7C', '7C', '9H'], legal: legal(['7C']) });
  const second = { key: '7C#1', card: '7C' };
  const { selection } = tap(nothing, second, seen);
  expect([is_selected(selection, '7C#0'), is_selected(selection, '7C#1')]).toEqual([false, true]);
});

it('a selection is let go when its card has gone or fits no more', () => {
  const selection = { kind: 'card' as const, cards: [held('7C')] as [ReturnType<typeof held>] };
  const hand = held_cards(['7C', '9H']);
  expect(still_valid(selection, view(), hand)).toBe(selection);
  expect(still_valid(selection, view(), held_cards(['9H']))).toBe(nothing);
  expect(still_valid(selection, view({ legal: null }), hand)).toBe(nothing);
});

describe('the hand', () => {
  it('stands by suit, by rank, or as drawn', () => {
    const hand = held_cards(['7C', '2S', 'KS', '2H', 'XX', 'AC']);
    const cards = (order: 'suit' | 'rank' | 'arrival') =>
      in_order(hand, order)
        .map((one) => one.card)
        .join(' ');
    expect(cards('suit')).toBe('2S KS 2H AC 7C XX');
    expect(cards('rank')).toBe('AC 2S 2H 7C KS XX');
    expect(cards('arrival')).toBe('7C 2S KS 2H XX AC');
  });

  it('keeps every card in every order, and gives equal cards keys of their own', () => {
    const some_cards = fc.array(fc.constantFrom('7C', '7C', '2S', 'QS', '8H', 'XX', 'TD'));
    fc.assert(
      fc.property(some_cards, fc.constantFrom('suit', 'rank', 'arrival'), (cards, order) => {
        const hand = held_cards(cards);
        expect(new Set(hand.map((one) => one.key)).size).toBe(cards.length);
        const shown = in_order(hand, order).map((one) => one.key);
        expect(shown.sort()).toEqual(hand.map((one) => one.key).sort());
      }),
    );
  });

  it('counts its suits without the eight that is being laid', () => {
    const hand = held_cards(['8D', '7D', 'KS', 'XX']);
    expect(suit_counts(hand, ['8D#0'])).toEqual({ S: 1, H: 0, C: 0, D: 1 });
  });

  it('counts how many of each suit stand together, jokers with the last', () => {
    const hand = in_order(held_cards(['8D', '7D', 'KS', 'XX', '7D']), 'suit');
    expect(suit_sizes(hand)).toEqual([1, 4]);
  });
});
