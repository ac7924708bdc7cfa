// The lobby's row of a table, made from the table's own view.

import type { TableId, TableRow, View } from '../protocol/messages';

/** What the lobby would show of this table. */
export function row_of(table: TableId, view: View): TableRow {
  const leading = view.rules.scoring === 'each_pays' ? Math.min : Math.max;
  const people = view.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const host = view.host === null ? undefined : view.seats[view.host];
  return {
    table,
    ruleset: view.ruleset,
    line: view.line,
    seats: view.seats.length,
    people,
    computers: view.seats.filter((seat) => seat.kind === 'computer').length,
    state: view.state,
    round: view.round,
    best: view.totals.length > 0 ? leading(...view.totals) : 0,
    watchers: view.watchers,
    host: host?.kind === 'person' ? host.name : null,
    created: 0,
    access: view.access,
    watching: view.watching,
    locked: view.locked,
  };
}
