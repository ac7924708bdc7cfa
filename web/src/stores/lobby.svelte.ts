// The table list, and the tables where this person has a seat.

import {
  empty_list,
  new_count,
  take_changes,
  take_first,
  take_part,
  tidy,
  type LobbyList,
} from '../model/lobby_list';
import type { TableId, TableRow } from '../protocol/messages';

export class LobbyStore {
  list = $state.raw<LobbyList>(empty_list);
  /** Whether the list has come at all: until then the page says that it is looking. */
  known = $state(false);
  yours = $state.raw<readonly TableRow[]>([]);
  /** Somebody has just come to the page: the next list replaces what they saw last time. */
  #arrived = true;

  get new_count(): number {
    return new_count(this.list);
  }

  /** Somebody comes to the page and shall see everything there is. */
  arrive(): void {
    this.#arrived = true;
    this.tidy(true);
  }

  /** The first part of the list, after arriving or after a lost connection. */
  take_first(tables: readonly TableRow[], more: boolean): void {
    const before = this.#arrived ? empty_list : this.list;
    const open = before.more || before.places.size === 0;
    this.#arrived = false;
    this.list = take_first(before, tables, more, open);
    this.known = true;
    this.refresh_yours(tables);
  }

  take_part(tables: readonly TableRow[], more: boolean): void {
    this.list = take_part(this.list, tables, more);
    this.refresh_yours(tables);
  }

  take_changes(changed: readonly TableRow[], gone: readonly TableId[]): void {
    this.list = take_changes(this.list, changed, gone);
    this.refresh_yours(changed);
    for (const table of gone) this.forget(table);
  }

  /** Puts rows where they belong; with `all` the new ones are shown as well. */
  tidy(all = false): void {
    this.list = tidy(this.list, all);
  }

  /** This person has (still) a seat at that table. */
  remember(row: TableRow): void {
    this.yours = [row, ...this.yours.filter((mine) => mine.table !== row.table)];
  }

  /** This person has no seat there any more. */
  forget(table: TableId): void {
    this.yours = this.yours.filter((mine) => mine.table !== table);
  }

  private refresh_yours(rows: readonly TableRow[]): void {
    if (this.yours.length === 0) return;
    this.yours = this.yours.map((mine) => rows.find((row) => row.table === mine.table) ?? mine);
  }
}
