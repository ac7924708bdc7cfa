import { describe, expect, it } from 'vitest';
import { index_of } from './card_index';

const ranks = [...'A23456789TJQK'];
const cards = [...'CDHS'].flatMap((suit) => ranks.map((rank) => rank + suit));
/** How much of a card shows where the next one lies on it. */
const shown = 44;

describe('the index of a card', () => {
  it.each([
    { large: false, letter: false },
    { large: false, letter: true },
    { large: true, letter: false },
    { large: true, letter: true },
  ])('fits into what an overlapped card shows: %o', (wish) => {
    for (const card of [...cards, 'XX']) {
      const { parts, letter } = index_of(card, wish);
      for (const part of parts.filter(({ symbol }) => symbol !== 'index-XX')) {
        // A rank's box is 3 units wider than its ink on both sides.
        expect(part.x).toBeGreaterThanOrEqual(-3);
        expect(part.x + part.width).toBeLessThanOrEqual(shown + 3);
      }
      expect(letter !== null).toBe(wish.letter && card !== 'XX');
      if (letter) expect(letter.x + letter.size * 0.4).toBeLessThanOrEqual(shown);
    }
  });

  it('stands at two corners, and where it is large at one', () => {
    expect(index_of('7C', { large: false, letter: false }).twice).toBe(true);
    expect(index_of('7C', { large: true, letter: false }).twice).toBe(false);
    expect(index_of('back', { large: true, letter: true }).parts).toEqual([]);
  });
});
