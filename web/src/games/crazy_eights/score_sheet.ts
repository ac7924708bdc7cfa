// The score sheet of a game as rows of text.

import '../../i18n/beside';
import { capital, t } from '../../i18n';
import { points_text } from '../../i18n/numbers';
import type { Rules, View } from '../../protocol/messages';

import { seat_name, seat_or_you } from './seats';
import { initial } from './words';

export interface SheetTable {
  caption: string;
  corner: string;
  names: string[];
  letters: string[];
  rows: { label: string; cells: { text: string; best: boolean }[] }[];
  totals: { label: string; cells: { text: string; best: boolean }[] };
  leads: string;
  empty: string;
}

/** '+31', '−12', '0' with a real minus sign. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

function target_text(rules: Rules, seats: number): string {
  const end = rules.game_end;
  const lowest = rules.scoring === 'each_pays' ? '-lowest' : '';
  if ('target' in end) return t(`sheet-target${lowest}`, { target: end.target });
  if ('target_per_seat' in end)
    return t(`sheet-target${lowest}`, { target: end.target_per_seat * seats });
  return t(`sheet-rounds${lowest}`, { rounds: end.hands });
}

export function sheet_of(view: View): SheetTable {
  const leading = view.rules.scoring === 'each_pays' ? Math.min : Math.max;
  const best = view.sheet.length > 0 ? leading(...view.totals) : Number.NaN;
  return {
    caption: target_text(view.rules, view.seats.length),
    corner: t('sheet-round'),
    names: view.seats.map((_, seat) => capital(seat_or_you(view, seat))),
    letters: view.seats.map((_, seat) => initial(seat_name(view, seat))),
    rows: view.sheet.map((row) => ({
      label: String(row.round),
      cells: row.points.map((points, seat) => ({
        text: points_text(points),
        best: row.winner === seat,
      })),
    })),
    totals: {
      label: t('sheet-total'),
      cells: view.totals.map((total) => ({ text: points_text(total), best: total === best })),
    },
    leads: t('sheet-leads'),
    empty: t('sheet-empty'),
  };
}
