// The table list as it is shown: rows keep their place under the finger. New tables wait until they are
// asked for; tables that are gone or have moved on stay, marked, until the list is tidied.

import type { TableId, TableRow } from '../protocol/messages';

export interface LobbyList {
  rows: ReadonlyMap<TableId, TableRow>;
  /** The order of the rows that are shown: tables that wait for people, tables in play. */
  waiting: readonly TableId[];
  playing: readonly TableId[];
  /** Tables that are gone but still shown. */
  gone: ReadonlySet<TableId>;
}

export const empty_list: LobbyList = {
  rows: new Map(),
  waiting: [],
  playing: [],
  gone: new Set(),
};

/** Whether a row belongs to the tables that wait for people. */
export function is_waiting(row: TableRow): boolean {
  return row.state === 'waiting';
}

/** Seats nobody has taken, as the row tells. */
export function free_seats(row: TableRow): number {
  return Math.max(0, row.seats - row.people.length - row.computers);
}

/** The table for somebody who just wants to play: a seat is free, the usual game first, then the fullest, then the oldest. */
export function table_to_join(
  list: LobbyList,
  yours: readonly TableId[],
  usual: string,
): TableRow | null {
  const open = [...list.rows.values()].filter(
    (row) =>
      is_waiting(row) &&
      free_seats(row) > 0 &&
      !list.gone.has(row.table) &&
      !yours.includes(row.table),
  );
  const usual_first = (row: TableRow) => (row.ruleset === usual ? 0 : 1);
  open.sort(
    (a, b) =>
      usual_first(a) - usual_first(b) || b.people.length - a.people.length || a.created - b.created,
  );
  return open[0] ?? null;
}

/** The whole list came (again). The first time everything is shown, later only what was shown and is still there. */
export function take_all(list: LobbyList, tables: readonly TableRow[]): LobbyList {
  const rows = new Map(tables.map((row) => [row.table, row]));
  return tidy({ ...list, rows, gone: new Set() }, list.rows.size === 0);
}

/** Some rows changed, some are gone. */
export function take_changes(
  list: LobbyList,
  changed: readonly TableRow[],
  gone: readonly TableId[],
): LobbyList {
  const rows = new Map(list.rows);
  for (const row of changed) rows.set(row.table, row);
  const shown = new Set([...list.waiting, ...list.playing]);
  const gone_now = new Set(list.gone);
  for (const row of changed) gone_now.delete(row.table);
  for (const table of gone) {
    if (shown.has(table)) gone_now.add(table);
    else rows.delete(table);
  }
  const next = { ...list, rows, gone: gone_now };
  // Somebody who looks at an empty page should see the first table at once.
  return shown.size === 0 ? tidy(next, true) : next;
}

/** How many tables are there that are not shown yet. */
export function new_count(list: LobbyList): number {
  return list.rows.size - new Set([...list.waiting, ...list.playing]).size;
}

/** Whether a shown row is no longer what its place says: gone, or moved on. */
export function is_stale(list: LobbyList, table: TableId): boolean {
  const row = list.rows.get(table);
  return !row || list.gone.has(table) || is_waiting(row) !== list.waiting.includes(table);
}

/** Puts every shown row where it belongs and drops what is gone; with `all` the new ones are shown as well. */
export function tidy(list: LobbyList, all: boolean): LobbyList {
  const rows = new Map([...list.rows].filter(([table]) => !list.gone.has(table)));
  const shown = [...list.waiting, ...list.playing].filter((table) => rows.has(table));
  const fresh = all ? [...rows.keys()].filter((table) => !shown.includes(table)) : [];
  const newest_first = fresh.sort((a, b) => created(rows, b) - created(rows, a));
  const order = [...newest_first, ...shown];
  const belongs = (waits: boolean) =>
    order.filter((table) => {
      const row = rows.get(table);
      return row !== undefined && is_waiting(row) === waits;
    });
  return { rows, waiting: belongs(true), playing: belongs(false), gone: new Set() };
}

function created(rows: ReadonlyMap<TableId, TableRow>, table: TableId): number {
  return rows.get(table)?.created ?? 0;
}
