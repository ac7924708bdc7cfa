import { describe, expect, it } from 'vitest';
import { columns_in, places_drawn, window_of } from './list_window';

const at = (above_px: number, count = 5_000, columns = 1) =>
  window_of({ count, columns, stride_px: 200, above_px, window_px: 640 });

describe('the window of a long list', () => {
  it('holds what is seen and a few rows beyond, however long the list', () => {
    expect(at(0)).toEqual({ from: 0, to: 9 });
    const deep = at(100_000);
    expect(deep.from).toBeLessThanOrEqual(500 - 3);
    expect(deep.to).toBeGreaterThanOrEqual(504 + 3);
    expect(deep.to - deep.from).toBeLessThan(15);
  });

  it('reaches the last row, and is empty while the list is far away', () => {
    expect(at(5_000 * 200 - 640).to).toBe(5_000);
    expect(at(5_000 * 200 + 50_000)).toEqual({ from: 5_000, to: 5_000 });
    expect(at(-50_000)).toEqual({ from: 0, to: 0 });
  });

  it('draws whole rows of several columns', () => {
    const { from, to } = at(20_000, 1_000, 3);
    expect(from % 3).toBe(0);
    expect(to - from).toBeLessThan(45);
    expect(at(0, 2, 3)).toEqual({ from: 0, to: 2 });
  });

  it('does not move with every pixel', () => {
    expect(at(10_000)).toEqual(at(10_100));
  });

  it('has as many columns as fit', () => {
    expect([300, 330, 671, 672, 1_100].map((width) => columns_in(width, 330, 12))).toEqual([
      1, 1, 1, 2, 3,
    ]);
  });

  it('draws the neighbours of what has the focus, wherever the window is', () => {
    const window = { from: 10, to: 14 };
    expect(places_drawn(100, window, -1)).toEqual([10, 11, 12, 13]);
    expect(places_drawn(100, window, 12)).toEqual([10, 11, 12, 13]);
    expect(places_drawn(100, window, 13)).toEqual([10, 11, 12, 13, 14]);
    expect(places_drawn(100, window, 10)).toEqual([9, 10, 11, 12, 13]);
    expect(places_drawn(100, window, 50)).toEqual([10, 11, 12, 13, 49, 50, 51]);
    expect(places_drawn(100, window, 0)).toEqual([0, 1, 10, 11, 12, 13]);
    expect(places_drawn(14, window, 13)).toEqual([10, 11, 12, 13]);
    expect(places_drawn(0, { from: 0, to: 0 }, -1)).toEqual([]);
  });
});
