import { describe, expect, it } from 'vitest';
import { score_chart, type ChartBox } from './score_chart';

const box: ChartBox = {
  ...{ width: 320, height: 200, left: 40, right: 80, top: 10, bottom: 20 },
  label_height: 16,
};

describe('a score chart', () => {
  it('begins at nought and ends at the last total, higher totals higher up', () => {
    const { lines } = score_chart(
      [
        [50, 0],
        [50, 100],
      ],
      box,
    );
    const points = lines.map((line) => line.points.split(' ').map((p) => p.split(',').map(Number)));
    expect(points[0]).toHaveLength(3);
    expect(points[0]?.[0]).toEqual(points[1]?.[0]);
    expect(points.map((line) => line[0]?.[0])).toEqual([40, 40]);
    expect(points.map((line) => line[2]?.[0])).toEqual([240, 240]);
    const [first, second] = lines.map((line) => line.end.y);
    expect(second).toBeLessThan(first ?? 0);
  });

  it('has round levels that reach round all totals, also below nought', () => {
    const levels = score_chart([[-37, 120]], box).levels;
    expect(levels.map((level) => level.value)).toEqual([-50, 0, 50, 100, 150]);
    expect(levels.at(-1)?.y).toBe(10);
    expect(levels[0]?.y).toBe(180);
  });

  it('stays a chart when nobody has scored', () => {
    const { lines, levels } = score_chart([[0, 0]], box);
    expect(levels.map((level) => level.value)).toEqual([0, 1]);
    for (const line of lines) expect(line.points).not.toContain('NaN');
  });

  it('keeps the labels of equal totals apart and inside', () => {
    const eight = Array.from({ length: 8 }, () => 100);
    const places = score_chart([eight], box).lines.map((line) => line.label_y);
    const sorted = places.toSorted((a, b) => a - b);
    for (const [i, place] of sorted.entries()) {
      expect(place).toBeLessThanOrEqual(180);
      expect(place).toBeGreaterThanOrEqual(10);
      if (i > 0) expect(place - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(16);
    }
  });

  it('numbers a few rounds of a long game', () => {
    const long = Array.from({ length: 45 }, (_, round) => [round, 0]);
    const rounds = score_chart(long, box).rounds.map((one) => one.round);
    expect(rounds).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45]);
  });
});
