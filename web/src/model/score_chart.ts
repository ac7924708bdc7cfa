// Where the lines of a score chart run: one a seat, from nought through the total after each round.

export interface ChartLine {
  /** Points of an SVG polyline. */
  points: string;
  /** Where the line ends, and where its label stands so that no two labels cover each other. */
  end: { x: number; y: number };
  label_y: number;
}

export interface Chart {
  lines: ChartLine[];
  /** Heights with a number at the side. */
  levels: { value: number; y: number }[];
  /** Rounds with a number at the foot. */
  rounds: { round: number; x: number }[];
}

export interface ChartBox {
  width: number;
  height: number;
  /** Room at the sides for numbers and labels. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The least distance between two labels. */
  label_height: number;
}

const most_levels = 5;
const most_rounds = 10;

/** `totals` holds for each round the totals of all seats. */
export function score_chart(totals: readonly (readonly number[])[], box: ChartBox): Chart {
  const seats = totals[0]?.length ?? 0;
  const all = [0, ...totals.flat()];
  const step = level_step(Math.min(...all), Math.max(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const wide = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  const x = (round: number) => box.left + (wide * round) / Math.max(1, totals.length);
  const y = (total: number) => box.top + (tall * (high - total)) / (high - low);

  const ends = Array.from({ length: seats }, (_, seat) => ({
    x: x(totals.length),
    y: y(totals.at(-1)?.[seat] ?? 0),
  }));
  const labels = spread(
    ends.map((end) => end.y),
    box,
  );
  return {
    lines: ends.map((end, seat) => ({
      points: [0, ...totals.map((row) => row[seat] ?? 0)]
        .map((total, round) => `${short(x(round))},${short(y(total))}`)
        .join(' '),
      end,
      label_y: labels[seat] ?? end.y,
    })),
    levels: numbers(low, high, step).map((value) => ({ value, y: y(value) })),
    rounds: numbers(0, totals.length, Math.max(1, Math.ceil(totals.length / most_rounds)))
      .filter((round) => round > 0)
      .map((round) => ({ round, x: x(round) })),
  };
}

/** 1, 2 or 5 with noughts: the smallest step that needs few levels. */
function level_step(low: number, high: number): number {
  const least = Math.max(1, (high - low) / most_levels);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= least) ?? 10 * power;
}

function numbers(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

// Labels keep the order of the lines' ends; those too near are moved down, and all moved up if the last falls off.
function spread(ends: readonly number[], box: ChartBox): number[] {
  const order = ends.map((_, seat) => seat).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const places: number[] = [];
  let next = box.top;
  for (const seat of order) {
    places[seat] = Math.max(ends[seat] ?? 0, next);
    next = (places[seat] ?? 0) + box.label_height;
  }
  let lowest = box.height - box.bottom;
  for (const seat of order.toReversed()) {
    places[seat] = Math.min(places[seat] ?? 0, lowest);
    lowest = (places[seat] ?? 0) - box.label_height;
  }
  return places;
}
