import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legal, view } from '../../gallery/fixtures';
import { held_cards, in_order, suit_counts } from './cards';
import { is_selected, nothing, order_of, play_of, still_valid, tap } from './selection';

const held = (card: string) => ({ key: `${card}#0`, card });

describe('a tap on a card', () => {
  it('lifts a card that fits, and a second tap plays it', () => {
    const first = tap(nothing, held('7C'), view());
    expect(first).toEqual({ selection: { kind: 'card', card: held('7C') } });
    expect(tap(first.selection, held('7C'), view()).play).toEqual({ do: 'play', cards: ['7C'] });
  });

  it('plays at once for those who want it so', () => {
    expect(tap(nothing, held('7C'), view(), true).play).toEqual({ do: 'play', cards: ['7C'] });
  });

  it('says why a card that does not fit stays', () => {
    const tapped = tap({ kind: 'card', card: held('7C') }, held('QD'), view());
    expect(tapped.selection).toBe(nothing);
    expect(tapped.refused?.reason).toBe('no_match');
  });

  it('asks for the suit of an eight, and a second tap puts it back', () => {
    const seen = view({ hand: ['8D', 'KS'], legal: legal(['8D']) });
    const tapped = tap(nothing, held('8D'), seen);
    expect(tapped).toEqual({ selection: { kind: 'suit', card: held('8D') } });
    expect(play_of(tapped.selection)).toBeNull();
    expect(play_of(tapped.selection, 'S')).toEqual({ do: 'play', cards: ['8D'], suit: 'S' });
    expect(tap(tapped.selection, held('8D'), seen)).toEqual({ selection: nothing });
  });

  it('asks for no suit where the server asks for none', () => {
    const seen = view({ hand: ['8D'], legal: legal(['8D'], { name_suit: [] }) });
    expect(tap(nothing, held('8D'), seen).selection.kind).toBe('card');
  });

  it('does nothing when it is not ones turn', () => {
    const seen = view({ turn: 1, legal: null });
    expect(tap(nothing, held('7C'), seen).refused?.reason).toBe('not_your_turn');
  });
});

describe('several twos', () => {
  const seen = view({ hand: ['2C', '2S', '2D', 'KS'], legal: legal(['2C', '2S']) });

  it('are laid in the order in which they were tapped', () => {
    const one = tap(nothing, held('2S'), seen).selection;
    const two = tap(one, held('2D'), seen).selection;
    expect(play_of(two)).toEqual({ do: 'play', cards: ['2S', '2D'] });
    expect([order_of(two, '2S#0'), order_of(two, '2D#0'), order_of(two, '2C#0')]).toEqual([
      1, 2, 0,
    ]);
  });

  it('are put back one by one; without a first that fits all go back', () => {
    const both = tap(tap(nothing, held('2S'), seen).selection, held('2D'), seen).selection;
    expect(is_selected(tap(both, held('2D'), seen).selection, '2S#0')).toBe(true);
    expect(tap(both, held('2S'), seen).selection).toBe(nothing);
  });

  it('start with one that fits', () => {
    expect(tap(nothing, held('2D'), seen).refused).toEqual({
      reason: 'twos_first',
      params: { card: '2D', first: ['2C', '2S'] },
    });
  });

  it('are no more than the rules allow', () => {
    const most = { ...seen, legal: legal(['2C', '2S'], { twos: 2 }) };
    const both = tap(tap(nothing, held('2S'), most).selection, held('2D'), most).selection;
    const third = tap(both, held('2C'), most);
    expect(third.refused).toEqual({ reason: 'twos_max', params: { max: 2 } });
    expect(third.selection).toBe(both);
  });
});

it('a selection is let go when its card has gone or fits no more', () => {
  const selection = { kind: 'card', card: held('7C') } as const;
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
    expect(suit_counts(hand, '8D#0')).toEqual({ S: 1, H: 0, C: 0, D: 1 });
  });
});
