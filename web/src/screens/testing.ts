// What the tests of screens share: a session that talks to a scripted server.

import { example, FakeServer, MemoryStore, type FakeSocket } from '../connection/fake_server';
import { VirtualClock } from '../connection/virtual_clock';
import type { Ruleset, TableRow } from '../protocol/messages';
import { Session } from '../stores/session.svelte';

export interface Stage {
  session: Session;
  server: FakeServer;
  socket: FakeSocket;
  clock: VirtualClock;
  ruleset: Ruleset;
}

/** A session that has been welcomed. */
export function welcomed(changes: Record<string, unknown> = {}): Stage {
  const server = new FakeServer();
  const clock = new VirtualClock();
  let ids = 0;
  const session = new Session({
    open: server.open,
    clock,
    store: new MemoryStore(),
    new_id: () => `id${++ids}`,
  });
  session.connection.start();
  server.socket.welcome(changes);
  return { session, server, socket: server.socket, clock, ruleset: session.rulesets[0] as Ruleset };
}

/** The table row of the golden lobby, changed. */
export function table_row(table: string, changes: Partial<TableRow> = {}): TableRow {
  const tables = example('lobby', 'a table waiting and one in play')['tables'] as TableRow[];
  return { ...(tables[0] as TableRow), table, ...changes };
}
