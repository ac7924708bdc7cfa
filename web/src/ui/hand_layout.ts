// Where the cards of a hand lie: one row while enough of each card shows, then two; beyond that a row for each
// suit where the hand stands by suit, or three rows.

export interface HandLayout {
  /** Left and top of each card, in order, and the row it is in. */
  places: { x: number; y: number; row: number }[];
  rows: number;
  card_width: number;
  /** How much of a card shows before the next one covers it. */
  step: number;
  width: number;
  height: number;
}

/** The index of a card must stay this wide to be read, and never narrower than the second to be hit. */
const comfortable = 0.44;
const least_step = 24;
const row_share = 0.62;
/** Many rows stand closer: rank and suit still show. */
const tight_row_share = 0.56;
const gap = 6;

function step_for(count: number, width: number, card_width: number): number {
  if (count <= 1) return card_width;
  return Math.min(card_width + gap, (width - card_width) / (count - 1));
}

/** How many cards go in each row. */
function rows_of(count: number, width: number, card_width: number, groups: number[]): number[] {
  const wanted = Math.max(28, card_width * comfortable);
  const fits = (rows: number): boolean =>
    step_for(Math.ceil(count / rows), width, card_width) >= wanted;
  const even = (rows: number): number[] => {
    const per_row = Math.ceil(count / rows);
    return Array.from({ length: rows }, (_, row) => Math.min(per_row, count - row * per_row));
  };
  if (fits(1)) return even(1);
  if (fits(2)) return even(2);
  return groups.length > 1 ? groups : even(3);
}

/**
 * Lays `count` cards of a width that suits the space. `groups` are the sizes of the suits, where the hand stands
 * by suit. A hand that is still too wide scrolls sideways.
 */
export function lay_out(
  count: number,
  width: number,
  usual_width: number,
  groups: number[] = [],
): HandLayout {
  const crowded = step_for(Math.ceil(count / 2), width, usual_width) < usual_width * comfortable;
  const card_width = crowded ? Math.min(usual_width, 52) : usual_width;
  const rows = rows_of(count, width, card_width, groups);
  const longest = Math.max(1, ...rows);
  const step = Math.max(least_step, Math.floor(step_for(longest, width, card_width)));
  const share = rows.length > 3 ? tight_row_share : row_share;
  const row_step = Math.round(card_width * 1.4 * share);
  const used = (in_row: number): number => (in_row - 1) * step + card_width;
  const whole = Math.max(width, used(longest));
  // Rows of suits start at one line, others stand in the middle.
  const by_suit = rows === groups;
  const places = rows.flatMap((in_row, row) => {
    const left = Math.max(0, (whole - used(by_suit ? longest : in_row)) / 2);
    return Array.from({ length: in_row }, (_, i) => ({
      x: Math.round(left + i * step),
      y: row * row_step,
      row,
    }));
  });
  const height = card_width * 1.4 + (rows.length - 1) * row_step;
  return { places, rows: rows.length, card_width, step, width: whole, height: Math.round(height) };
}

/** How wide a card of the hand is on a page of this size. */
export function hand_card_width(page_width: number, page_height: number): number {
  if (page_height < 480) return 56;
  if (page_width < 340) return 56;
  if (page_width < 480) return page_height < 760 ? 64 : 72;
  if (page_height < 640) return 72;
  if (page_width < 900) return page_height < 900 ? 72 : 88;
  if (page_height < 760) return 84;
  return page_width < 1400 || page_height < 900 ? 100 : 124;
}
