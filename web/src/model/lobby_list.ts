// The table list as it is shown: rows keep their place under the finger. It comes in parts, which are put
// behind what is shown. Tables opened later wait until they are asked for; tables that are gone or have
// moved on stay, marked, until the list is tidied. Nothing here sorts more than what has just come.

import type { TableId, TableRow } from '../protocol/messages';

export interface LobbyList {
  rows: ReadonlyMap<TableId, TableRow>;
  /** The order of the rows that are shown: tables that wait for people, tables in play. */
  waiting: readonly TableId[];
  playing: readonly TableId[];
  /** Of every row that is shown: whether it stands among those that wait. */
  places: ReadonlyMap<TableId, boolean>;
  /** Tables that are gone but still shown. */
  gone: ReadonlySet<TableId>;
  /** Parts of the list are still to come. */
  more: boolean;
  /** What the parts name for the first time is shown at once, not held back as new. */
  open: boolean;
  /** Shown from an earlier list, and not named since: gone, unless a part still names them. */
  unheard: ReadonlySet<TableId>;
}

export const empty_list: LobbyList = {
  rows: new Map(),
  waiting: [],
  playing: [],
  places: new Map(),
  gone: new Set(),
  more: false,
  open: true,
  unheard: new Set(),
};

/** Whether a row belongs to the tables that wait for people. */
export function is_waiting(row: TableRow): boolean {
  return row.state === 'waiting';
}

/** Seats nobody has taken, as the row tells. */
export function free_seats(row: TableRow): number {
  return Math.max(0, row.seats - row.people.length - row.computers);
}

/** Whether whoever comes may sit down there now. */
export function may_sit(row: TableRow): boolean {
  return is_waiting(row) && !row.locked && free_seats(row) > 0;
}

/** The table for somebody who just wants to play: a seat is free, the usual game first, then the fullest, then the oldest. */
export function table_to_join(
  list: LobbyList,
  yours: readonly TableId[],
  usual: string,
): TableRow | null {
  const better = (a: TableRow, b: TableRow) =>
    Number(b.ruleset === usual) - Number(a.ruleset === usual) ||
    b.people.length - a.people.length ||
    a.created - b.created;
  let best: TableRow | null = null;
  for (const row of list.rows.values()) {
    if (!may_sit(row) || list.gone.has(row.table) || yours.includes(row.table)) continue;
    if (best === null || better(row, best) < 0) best = row;
  }
  return best;
}

/** The first part of the whole list came (again). `open`: all of it is shown; otherwise only what was shown
 *  before and is still there. */
export function take_first(
  list: LobbyList,
  tables: readonly TableRow[],
  more: boolean,
  open: boolean,
): LobbyList {
  const unheard = new Set(list.places.keys());
  // What waits behind the button is known only by being named: if it went meanwhile, nobody will say so.
  const rows = new Map([...list.rows].filter(([table]) => list.places.has(table)));
  return take_part({ ...list, rows, gone: new Set(), unheard, open }, tables, more);
}

/** The next part came; `more`: it is not the last. */
export function take_part(list: LobbyList, tables: readonly TableRow[], more: boolean): LobbyList {
  const rows = new Map(list.rows);
  const unheard = new Set(list.unheard);
  const named = tables.filter((row) => row.access === 'public');
  for (const row of named) {
    rows.set(row.table, row);
    unheard.delete(row.table);
  }
  const fresh = list.open ? named.filter((row) => !list.places.has(row.table)) : [];
  const next = placed({ ...list, rows, unheard, more }, fresh, 'end');
  return more ? next : settled(next);
}

// The last part has come: what no part has named is not there any more.
function settled(list: LobbyList): LobbyList {
  if (list.unheard.size === 0) return list;
  const gone = new Set([...list.gone, ...list.unheard]);
  return tidy({ ...list, gone, unheard: new Set() }, false);
}

/** Some rows changed, some are gone. */
export function take_changes(
  list: LobbyList,
  changed: readonly TableRow[],
  gone: readonly TableId[],
): LobbyList {
  const rows = new Map(list.rows);
  const gone_now = new Set(list.gone);
  const unheard = new Set(list.unheard);
  const lose = (table: TableId) => {
    unheard.delete(table);
    if (list.places.has(table)) gone_now.add(table);
    else rows.delete(table);
  };
  for (const row of changed) {
    if (row.access !== 'public') {
      lose(row.table);
      continue;
    }
    rows.set(row.table, row);
    gone_now.delete(row.table);
    unheard.delete(row.table);
  }
  gone.forEach(lose);
  const next = { ...list, rows, unheard, gone: gone_now };
  // Somebody who looks at an empty page should see the first table at once.
  return list.places.size === 0 && !list.more ? tidy(next, true) : next;
}

/** How many tables are there that are not shown yet. While parts are still to come nobody knows. */
export function new_count(list: LobbyList): number {
  return list.more ? 0 : Math.max(0, list.rows.size - list.places.size);
}

/** Whether a shown row is no longer what its place says: gone, or moved on. */
export function is_stale(list: LobbyList, table: TableId): boolean {
  const row = list.rows.get(table);
  return !row || list.gone.has(table) || is_waiting(row) !== list.places.get(table);
}

/** Puts every shown row where it belongs and drops what is gone; with `all` the new ones are shown as well. */
export function tidy(list: LobbyList, all: boolean): LobbyList {
  const fresh = all ? [...list.rows.values()].filter((row) => !list.places.has(row.table)) : [];
  const stale = [...list.places.keys()].some((table) => is_stale(list, table));
  if (fresh.length === 0 && !stale) return list;
  const rows = new Map(list.rows);
  for (const table of list.gone) rows.delete(table);
  const there = (table: TableId) => rows.has(table);
  const moves = (waits: boolean) => (table: TableId) => {
    const row = rows.get(table);
    return row !== undefined && is_waiting(row) === waits;
  };
  const waiting = list.waiting.filter(there);
  const playing = list.playing.filter(there);
  // What has moved on comes first in its new place.
  const next = with_order(
    { ...list, rows, gone: new Set<TableId>() },
    [...playing.filter(moves(true)), ...waiting.filter(moves(true))],
    [...waiting.filter(moves(false)), ...playing.filter(moves(false))],
  );
  return placed(next, fresh, 'start');
}

// Shows these rows before or behind what is shown, the newest of them first.
function placed(list: LobbyList, fresh: readonly TableRow[], where: 'start' | 'end'): LobbyList {
  if (fresh.length === 0) return list;
  const newest_first = [...fresh].sort((a, b) => b.created - a.created);
  const added = (waits: boolean) =>
    newest_first.filter((row) => is_waiting(row) === waits).map((row) => row.table);
  const joined = (shown: readonly TableId[], waits: boolean) =>
    where === 'start' ? [...added(waits), ...shown] : [...shown, ...added(waits)];
  return with_order(list, joined(list.waiting, true), joined(list.playing, false));
}

function with_order(
  list: LobbyList,
  waiting: readonly TableId[],
  playing: readonly TableId[],
): LobbyList {
  const places = new Map<TableId, boolean>();
  for (const table of waiting) places.set(table, true);
  for (const table of playing) places.set(table, false);
  return { ...list, waiting, playing, places };
}
