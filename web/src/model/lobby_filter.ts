// What somebody wants to see of the table list: a game, only tables with a free seat, a name.

import type { TableId, TableRow } from '../protocol/messages';
import { may_sit } from './lobby_list';

export interface LobbyFilter {
  /** The slug of a ruleset; empty: every game. */
  ruleset: string;
  /** Only where whoever comes may sit down now. */
  free_only: boolean;
  /** Part of the name of the host or of anybody at the table. */
  text: string;
}

export const no_filter: LobbyFilter = { ruleset: '', free_only: false, text: '' };

/** Whether anything is left out. */
export function is_filtering(filter: LobbyFilter): boolean {
  return filter.ruleset !== '' || filter.free_only || folded(filter.text) !== '';
}

// A row is replaced when it changes, so what is worked out for it stays true as long as it lives.
const names_of = new WeakMap<TableRow, string>();

/** The rows that are wanted. Those in `judged` are judged as they stand there, whatever they have become. */
export function wanted_rows(
  rows: readonly TableRow[],
  filter: LobbyFilter,
  judged?: ReadonlyMap<TableId, TableRow>,
): readonly TableRow[] {
  if (!is_filtering(filter)) return rows;
  const text = folded(filter.text);
  return rows.filter((row) => fits(judged?.get(row.table) ?? row, filter, text));
}

/** Whether a row, as it is now, is wanted. */
export function is_wanted(row: TableRow, filter: LobbyFilter): boolean {
  return fits(row, filter, folded(filter.text));
}

function fits(row: TableRow, filter: LobbyFilter, text: string): boolean {
  return (
    (filter.ruleset === '' || row.ruleset === filter.ruleset) &&
    (!filter.free_only || may_sit(row)) &&
    (text === '' || folded_names(row).includes(text))
  );
}

function folded_names(row: TableRow): string {
  const known = names_of.get(row);
  if (known !== undefined) return known;
  const names = folded([...row.people, row.host ?? ''].join('\n'));
  names_of.set(row, names);
  return names;
}

/** Without accents, capitals and outer spaces: whoever looks for Émilie may write emilie. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const key = 'kitchen-table.lobby-filter';

/** The filter of this tab, as it was kept. */
export function kept_filter(): LobbyFilter {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return no_filter;
    const { ruleset, free_only, text } = kept as Partial<LobbyFilter>;
    return {
      ruleset: typeof ruleset === 'string' ? ruleset : '',
      free_only: free_only === true,
      text: typeof text === 'string' ? text : '',
    };
  } catch {
    return no_filter;
  }
}

export function keep_filter(filter: LobbyFilter): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(filter));
  } catch {
    // Without storage the filter lasts as long as the page.
  }
}
