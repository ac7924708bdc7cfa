// Actions that were sent and not yet answered. They outlive a reload of the page, so that a play made just
// before it is sent again under the same id, and is applied once.

import type { Action, ActionId, TableId } from '../protocol/messages';

export interface PendingAction {
  table: TableId;
  action_id: ActionId;
  expect_seq: number;
  action: Action;
}

/** The part of sessionStorage that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'kitchen-table.pending';

export class PendingActions {
  private actions: PendingAction[];

  constructor(private readonly store: Store) {
    this.actions = read(store);
  }

  add(action: PendingAction): void {
    this.actions.push(action);
    this.save();
  }

  /** Forgets the action; says whether it was pending. */
  settle(action_id: ActionId): boolean {
    const before = this.actions.length;
    this.actions = this.actions.filter((action) => action.action_id !== action_id);
    if (this.actions.length === before) return false;
    this.save();
    return true;
  }

  /** The actions of a table in the order they were made. */
  of(table: TableId): PendingAction[] {
    return this.actions.filter((action) => action.table === table);
  }

  /** Forgets all of a table that is gone; gives back what was forgotten. */
  drop(table: TableId): PendingAction[] {
    const dropped = this.of(table);
    this.actions = this.actions.filter((action) => action.table !== table);
    this.save();
    return dropped;
  }

  private save(): void {
    try {
      if (this.actions.length > 0) this.store.setItem(key, JSON.stringify(this.actions));
      else this.store.removeItem(key);
    } catch {
      // A full or forbidden store only costs the memory over a reload.
    }
  }
}

function read(store: Store): PendingAction[] {
  try {
    const saved: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter(is_pending) : [];
  } catch {
    return [];
  }
}

function is_pending(value: unknown): value is PendingAction {
  const action = value as Partial<PendingAction> | null;
  return (
    typeof action?.table === 'string' &&
    typeof action.action_id === 'string' &&
    typeof action.expect_seq === 'number' &&
    typeof action.action === 'object'
  );
}
