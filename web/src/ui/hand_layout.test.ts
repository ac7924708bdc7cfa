import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hand_card_width, lay_out } from './hand_layout';

const rows = (count: number, width: number) =>
  new Set(lay_out(count, width, hand_card_width(width + 16, 640)).places.map((place) => place.y))
    .size;

describe('where the cards of a hand lie', () => {
  it('is one row for a short hand on a phone, two for fourteen cards, three for twenty-six without order', () => {
    expect(rows(7, 344)).toBe(1);
    expect(rows(14, 344)).toBe(2);
    expect(rows(26, 344)).toBe(3);
  });

  it('is a row for each suit where twenty-six stand by suit', () => {
    const { places, height } = lay_out(26, 344, 64, [6, 4, 9, 7]);
    const in_rows = new Map<number, number>();
    for (const { y } of places) in_rows.set(y, (in_rows.get(y) ?? 0) + 1);
    expect([...in_rows.values()]).toEqual([6, 4, 9, 7]);
    expect(height).toBeLessThan(210);
    expect(lay_out(14, 344, 64, [6, 4, 3, 1])).toEqual(lay_out(14, 344, 64));
  });

  it('shows enough of every card to read and hit it', () => {
    const hands = fc.record({
      count: fc.integer({ min: 1, max: 40 }),
      width: fc.integer({ min: 288, max: 1200 }),
    });
    fc.assert(
      fc.property(hands, ({ count, width }) => {
        const layout = lay_out(count, width, hand_card_width(width, 640));
        expect(layout.places).toHaveLength(count);
        expect(layout.step).toBeGreaterThanOrEqual(24);
        for (const place of layout.places) {
          expect(place.x).toBeGreaterThanOrEqual(0);
          expect(place.x + layout.card_width).toBeLessThanOrEqual(layout.width + 1);
        }
      }),
    );
  });

  it('is no wider than the page for up to thirty cards at 320 pixels', () => {
    expect(lay_out(30, 304, 56).width).toBe(304);
  });
});
