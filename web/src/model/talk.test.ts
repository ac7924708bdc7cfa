import { describe, expect, it } from 'vitest';
import { person } from '../gallery/fixtures';
import type { Line } from '../protocol/messages';
import { characters, fits_a_line, kept_lines, others_here, with_lines } from './talk';

const line = (id: number, changes: Partial<Line> = {}): Line =>
  ({ id, person: 'ann', name: 'Ann', seat: 0, at: id, preset: 'hello', ...changes }) as Line;
const ids = (lines: readonly Line[]) => lines.map((one) => one.id);

describe('the lines of a table', () => {
  it('stand in the order in which they were said, each once', () => {
    const heard = with_lines([line(2)], [line(3), line(2), line(1)]);
    expect(ids(heard)).toEqual([1, 2, 3]);
    expect(with_lines(heard, [line(2)])).toBe(heard);
  });

  it('go on when the server has begun to count anew', () => {
    const before = [line(40, { at: 100 }), line(41, { at: 101 })];
    expect(ids(with_lines(before, [line(1, { at: 200 }), line(40, { at: 300 })]))).toEqual([
      40, 41, 1, 40,
    ]);
  });

  it('are two hundred at most, the last ones', () => {
    const many = Array.from({ length: 250 }, (_, i) => line(i));
    const kept = with_lines([], many);
    expect(kept).toHaveLength(kept_lines);
    expect(kept[0]?.id).toBe(50);
  });
});

describe('the length of a line', () => {
  it('is counted as a reader counts', () => {
    expect(characters('Zoe\u0308 👨‍👩‍👧‍👦')).toBe(5);
    expect(fits_a_line('é'.repeat(200))).toBe(true);
    expect(fits_a_line('é'.repeat(201))).toBe(false);
    expect(fits_a_line('')).toBe(false);
  });

  it('has a limit of bytes as well', () => {
    expect(fits_a_line('👨‍👩‍👧‍👦'.repeat(32))).toBe(true);
    expect(fits_a_line('👨‍👩‍👧‍👦'.repeat(33))).toBe(false);
  });
});

it('everybody else at the table is who sits there and who has spoken', () => {
  const seats = [person('Ann'), person('Bo'), { kind: 'empty' } as const];
  const said = [line(1), line(2, { person: 'cy', name: 'Cy', seat: null })];
  expect(others_here(seats, said, 'ann').map(({ name }) => name)).toEqual(['Cy', 'Bo']);
});
