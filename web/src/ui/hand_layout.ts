// Where the cards of a hand lie: one row while enough of each card shows, then two, then three.

export interface HandLayout {
  /** Left and top of each card, in order. */
  places: { x: number; y: number }[];
  card_width: number;
  /** How much of a card shows before the next one covers it. */
  step: number;
  width: number;
  height: number;
}

const most_rows = 3;
/** The index of a card must stay this wide to be read, and never narrower than the second to be hit. */
const comfortable = 0.44;
const least_step = 24;
const row_share = 0.62;
const gap = 6;

function step_for(count: number, width: number, card_width: number): number {
  if (count <= 1) return card_width;
  return Math.min(card_width + gap, (width - card_width) / (count - 1));
}

/** Lays `count` cards of a width that suits the space. A hand that is still too wide scrolls sideways. */
export function lay_out(count: number, width: number, usual_width: number): HandLayout {
  const crowded = step_for(Math.ceil(count / 2), width, usual_width) < usual_width * comfortable;
  const card_width = crowded ? Math.min(usual_width, 52) : usual_width;
  const wanted = Math.max(28, card_width * comfortable);
  let rows = 1;
  while (rows < most_rows && step_for(Math.ceil(count / rows), width, card_width) < wanted)
    rows += 1;
  const per_row = Math.ceil(count / rows);
  const step = Math.max(least_step, Math.floor(step_for(per_row, width, card_width)));
  const row_step = Math.round(card_width * 1.4 * row_share);
  const used = (in_row: number): number => (in_row - 1) * step + card_width;
  const whole = Math.max(width, used(per_row));
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / per_row);
    const in_row = Math.min(per_row, count - row * per_row);
    const left = Math.max(0, (whole - used(in_row)) / 2);
    return { x: Math.round(left + (i % per_row) * step), y: row * row_step };
  });
  const height = card_width * 1.4 + (rows - 1) * row_step;
  return { places, card_width, step, width: whole, height: Math.round(height) };
}

/** How wide a card of the hand is on a page of this size. */
export function hand_card_width(page_width: number, page_height: number): number {
  if (page_height < 480) return 56;
  if (page_width < 340) return 56;
  if (page_width < 480) return 64;
  if (page_width < 900 || page_height < 640) return 72;
  return page_height < 760 ? 84 : 96;
}
