// The table this page shows: its view, what happened last, and what was refused.

import { apply, type TableModel } from '../model/table';
import type { NoticeBatch } from '../model/board';
import type { Refused, TableEvent, TableId, TableView, View } from '../protocol/messages';

export class TableStore {
  id = $state<TableId | null>(null);
  /** Why the table cannot be shown any more, or null. */
  gone = $state<string | null>(null);
  /** The last refusal of an action, until the next action or change of turn. */
  refusal = $state<Refused | null>(null);
  // Views are replaced as a whole, never changed in place.
  private model = $state.raw<TableModel | null>(null);

  get view(): View | null {
    return this.model?.view ?? null;
  }

  get seq(): number {
    return this.model?.seq ?? 0;
  }

  get notices(): NoticeBatch[] {
    return this.model?.notices ?? [];
  }

  /** Another table is on the page, or none. */
  open(table: TableId | null): void {
    if (this.id === table && this.gone === null) return;
    this.id = table;
    this.gone = null;
    this.refusal = null;
    this.model = null;
  }

  take(message: TableView | TableEvent): void {
    if (message.table !== this.id) return;
    const turn = this.view?.turn;
    this.model = apply(this.model, message);
    if (this.view?.turn !== turn) this.refusal = null;
  }

  close(table: TableId, reason: string): void {
    if (table !== this.id) return;
    this.gone = reason;
    this.model = null;
  }
}
