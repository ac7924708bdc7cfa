import { beforeEach, describe, expect, it } from 'vitest';
import type { TableId } from '../protocol/messages';
import { Connection } from './connection';
import { example, FakeServer, MemoryStore } from './fake_server';
import { VirtualClock } from './virtual_clock';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const view = { ...example('view', 'in play, own turn'), seq: 41 };

let server: FakeServer;
let clock: VirtualClock;
let gone: TableId[];

function welcomed(): Connection {
  let ids = 0;
  const nothing = () => undefined;
  const connection = new Connection(
    { open: server.open, clock, store: new MemoryStore(), new_id: () => `id${++ids}` },
    {
      ...{ state: nothing, message: nothing, outdated: nothing },
      ...{ dismissed: nothing, problem: nothing, gone: (id) => gone.push(id) },
    },
  );
  connection.start();
  server.socket.welcome();
  return connection;
}

const refuse = (code: string, ids: { request_id?: string } = {}) =>
  server.socket.say({ t: 'refused', code, reason: code, params: {}, rule: null, ...ids });

beforeEach(() => {
  server = new FakeServer();
  clock = new VirtualClock();
  gone = [];
});

describe('a table that could not be shown just now', () => {
  it.each([
    ['busy', 1_000],
    ['draining', 1_000],
    ['rate_limited', 10_000],
  ])('is joined again after a while: %s', (code, wait_ms) => {
    welcomed().follow(table);
    refuse(code, { request_id: server.socket.last('join').request_id });
    clock.advance(wait_ms - 1);
    expect(server.socket.types).toEqual(['join']);
    clock.advance(1);
    expect(server.socket.types).toEqual(['join', 'join']);
    expect([gone, server.sockets.length]).toEqual([[], 1]);
  });

  it('is resumed again after a while', () => {
    welcomed().follow(table);
    server.socket.say(view);
    server.socket.events.closed(1006, '');
    clock.advance(250);
    server.socket.welcome();
    refuse('rate_limited');
    clock.advance(10_000);
    expect(server.socket.types).toEqual(['resume', 'resume']);
    expect(gone).toEqual([]);
  });

  it('is not taken for gone when what was refused may be something else', () => {
    const connection = welcomed();
    connection.watch_lobby(true);
    server.socket.say({ t: 'lobby', tables: [], next: null });
    connection.watch_lobby(false);
    connection.follow(table);
    // The answer to leave_lobby: it has no id.
    refuse('rate_limited');
    refuse('bad_message');
    expect(gone).toEqual([]);
    refuse('unknown_table', { request_id: server.socket.last('join').request_id });
    expect(gone).toEqual([table]);
  });
});

describe('a table list that could not be told just now', () => {
  it.each([
    ['busy', 1_000],
    ['rate_limited', 10_000],
  ])('is asked for again from where it stopped: %s', (code, wait_ms) => {
    welcomed().watch_lobby(true);
    refuse(code);
    clock.advance(wait_ms);
    expect(server.socket.types).toEqual(['watch_lobby', 'watch_lobby']);
    server.socket.say({ t: 'lobby', tables: [], next: 'c1' });
    clock.advance(60);
    refuse(code);
    clock.advance(wait_ms);
    server.socket.say({ t: 'more_lobby', tables: [], next: null });
    clock.advance(10_000);
    const parts = server.socket.sent.flatMap((one) => (one.t === 'more_lobby' ? [one.after] : []));
    expect(parts).toEqual(['c1', 'c1']);
  });

  it('is not asked for again once nobody looks', () => {
    const connection = welcomed();
    connection.watch_lobby(true);
    refuse('busy');
    connection.watch_lobby(false);
    clock.advance(1_000);
    expect(server.socket.types).toEqual(['watch_lobby', 'leave_lobby']);
  });

  it.each([
    ['its first part', null],
    ['its second', 'c1'],
  ])('gives the connection up when there is no answer: %s', (_, next) => {
    welcomed().watch_lobby(true);
    if (next !== null) {
      server.socket.say({ t: 'lobby', tables: [], next });
      clock.advance(60);
    }
    clock.advance(9_999);
    expect(server.sockets[0]?.closed_with).toBe(null);
    clock.advance(1);
    expect(server.sockets[0]?.closed_with).toBe(4900);
  });
});
