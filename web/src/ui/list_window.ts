// Which rows of a long list are drawn: those in the window and a few beyond, so that the keyboard and the
// eye always find the next one there. Pure arithmetic; VirtualList.svelte measures and draws.

export interface ListWindow {
  /** The first place that is drawn, and the one behind the last. */
  from: number;
  to: number;
}

export interface Measured {
  count: number;
  columns: number;
  /** From the top of one row to the top of the next. */
  stride_px: number;
  /** How far the list's top lies above the window's; negative while it is below. */
  above_px: number;
  window_px: number;
}

const rows_beyond = 3;
// The window moves in steps of several rows, so that scrolling does not draw with every pixel.
const rows_a_step = 2;

/** How many columns of at least `least_px` fit, with `gap_px` between them. */
export function columns_in(width_px: number, least_px: number, gap_px: number): number {
  return Math.max(1, Math.floor((width_px + gap_px) / (least_px + gap_px)));
}

export function rows_in(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

/** What to draw. */
export function window_of(list: Measured): ListWindow {
  const rows = rows_in(list.count, list.columns);
  const first = Math.floor(list.above_px / list.stride_px / rows_a_step) * rows_a_step;
  const seen = Math.ceil(list.window_px / list.stride_px) + rows_a_step;
  const from_row = Math.min(Math.max(0, first - rows_beyond), rows);
  const to_row = Math.max(from_row, Math.min(rows, first + seen + rows_beyond));
  return { from: from_row * list.columns, to: Math.min(list.count, to_row * list.columns) };
}

/**
 * The places that are drawn, in their order: the window's, and the one that has the focus with its neighbours.
 * They are there as soon as the focus moves; the window follows only when the page has scrolled, and who holds
 * Tab is faster than that. `focused` is a place of the list, or -1.
 */
export function places_drawn(count: number, { from, to }: ListWindow, focused: number): number[] {
  const beside = focused < 0 ? [] : [focused - 1, focused, focused + 1];
  const outside = beside.filter(
    (place) => place >= 0 && place < count && (place < from || place >= to),
  );
  const inside = Array.from(
    { length: Math.max(0, Math.min(to, count) - from) },
    (_, i) => from + i,
  );
  return [...inside, ...outside].sort((a, b) => a - b);
}
