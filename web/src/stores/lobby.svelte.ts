// The table list, and the tables where this person has a seat.

import {
  empty_list,
  new_count,
  take_all,
  take_changes,
  tidy,
  type LobbyList,
} from '../model/lobby_list';
import type { TableId, TableRow } from '../protocol/messages';

export class LobbyStore {
  list = $state.raw<LobbyList>(empty_list);
  /** Whether the list has come at all: until then the page says that it is looking. */
  known = $state(false);
  yours = $state.raw<readonly TableRow[]>([]);

  get new_count(): number {
    return new_count(this.list);
  }

  take_all(tables: readonly TableRow[]): void {
    this.list = take_all(this.list, tables);
    this.known = true;
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
    this.yours = this.yours.map((mine) => rows.find((row) => row.table === mine.table) ?? mine);
  }
}
