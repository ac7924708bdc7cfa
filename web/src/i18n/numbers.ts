// Points as they are written.

/** '31', '−12' with a real minus sign. */
export function points_text(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
