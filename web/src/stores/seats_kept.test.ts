import { beforeEach, describe, expect, it } from 'vitest';
import { keep_seats, seats_kept } from './seats_kept';

describe('the space for seats that are not known yet', () => {
  beforeEach(() => localStorage.clear());

  it('is as much as was needed last time', () => {
    expect(seats_kept()).toBe(0);
    keep_seats(2);
    expect(seats_kept()).toBe(2);
    keep_seats(0);
    expect(seats_kept()).toBe(0);
  });

  it('is none or little where something strange is stored', () => {
    for (const [stored, places] of [
      ['many', 0],
      ['-1', 0],
      ['99', 3],
    ] as const) {
      localStorage.setItem('kitchen-table.seats-kept', stored);
      expect(seats_kept()).toBe(places);
    }
  });
});
