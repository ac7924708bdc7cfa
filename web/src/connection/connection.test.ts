import { beforeEach, describe, expect, it } from 'vitest';
import type { FromServer } from '../protocol/messages';
import { Connection } from './connection';
import { example, FakeServer, MemoryStore } from './fake_server';
import { VirtualClock } from './virtual_clock';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const view = (seq: number) => ({ ...example('view', 'in play, own turn'), seq });
const event = (seq: number) => ({ ...example('event', 'a card is played'), seq });
const missed = (seq: number) => ({ ...example('event', 'missed, told after a resume'), seq });

let server: FakeServer;
let clock: VirtualClock;
let store: MemoryStore;
let states: string[];
let heard: FromServer[];
let gone: string[];
let problems: string[];
let dismissals: string[];
let outdated: boolean;

function open_page(): Connection {
  let ids = 0;
  const page = server.sockets.length;
  const connection = new Connection(
    { open: server.open, clock, store, new_id: () => `id${page}-${++ids}` },
    {
      state: (state) => states.push(state),
      message: (message) => heard.push(message),
      gone: (id, reason) => gone.push(`${id}: ${reason}`),
      outdated: () => (outdated = true),
      dismissed: (reason) => dismissals.push(reason),
      problem: (problem) => problems.push(problem),
    },
  );
  connection.start();
  return connection;
}

function at_the_table(): Connection {
  const connection = open_page();
  server.socket.welcome();
  connection.follow(table);
  server.socket.say(view(41));
  return connection;
}

const id_of = (t: 'devices' | 'drop_preset' | 'person') => ({
  request_id: server.socket.last(t).request_id,
});
const seqs = () => heard.flatMap((m) => (m.t === 'event' || m.t === 'view' ? [m.seq] : []));

beforeEach(() => {
  server = new FakeServer();
  clock = new VirtualClock();
  store = new MemoryStore();
  states = [];
  heard = [];
  gone = [];
  problems = [];
  dismissals = [];
  outdated = false;
});

describe('coming online', () => {
  it('is online with the welcome, not before', () => {
    const connection = open_page();
    server.socket.open();
    expect(connection.state).toBe('connecting');
    server.socket.welcome();
    expect(states).toEqual(['online']);
  });

  it('asks for the table list and the table it already wants', () => {
    const connection = open_page();
    connection.watch_lobby(true);
    connection.follow(table);
    server.socket.welcome();
    expect(server.socket.types).toEqual(['watch_lobby', 'join']);
  });

  it('says that the page is too old for another protocol, and stays closed', () => {
    const connection = open_page();
    server.socket.welcome({ protocol: 2 });
    expect(outdated).toBe(true);
    expect(connection.state).toBe('closed');
    clock.advance(100_000);
    expect(server.sockets).toHaveLength(1);
  });

  it('gives a server up that does not welcome within ten seconds', () => {
    open_page();
    server.socket.open();
    clock.advance(9_999);
    expect(server.sockets[0]?.closed_with).toBe(null);
    clock.advance(1);
    expect(server.sockets[0]?.closed_with).toBe(4900);
    clock.advance(500);
    expect(server.sockets).toHaveLength(2);
  });

  it('shows the server that the page is alive every 20 s, only while it is visible', () => {
    const connection = open_page();
    server.socket.welcome();
    clock.advance(40_000);
    expect(server.socket.types).toEqual(['hb', 'hb']);
    connection.set_visible(false);
    clock.advance(60_000);
    expect(server.socket.types).toEqual(['hb', 'hb']);
    connection.set_visible(true);
    expect(server.socket.types).toEqual(['hb', 'hb', 'hb']);
  });
});

describe('losing the connection', () => {
  it('waits longer after each failure, up to half a minute, never in step with others', () => {
    open_page();
    const waits: number[] = [];
    for (let n = 0; n < 9; n++) {
      const before = clock.now();
      const sockets = server.sockets.length;
      server.socket.events.closed(1006, '');
      while (server.sockets.length === sockets) clock.advance(50);
      waits.push(clock.now() - before);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
    clock.chance = 0;
    server.socket.events.closed(1006, '');
    clock.advance(0);
    expect(server.sockets).toHaveLength(11);
  });

  it('starts from the shortest wait again only after a connection that lasted', () => {
    open_page();
    for (let n = 0; n < 5; n++) {
      server.socket.events.closed(1006, '');
      clock.advance(4_000);
      server.socket.welcome();
    }
    server.socket.events.closed(1006, '');
    clock.advance(7_999);
    expect(server.sockets).toHaveLength(6);
    clock.advance(1);
    server.socket.welcome();
    clock.advance(5_000);
    server.socket.events.closed(1006, '');
    clock.advance(250);
    expect(server.sockets).toHaveLength(8);
  });

  it('tries at once when the page wakes up or the network is back', () => {
    const connection = open_page();
    server.socket.welcome();
    server.socket.events.closed(1006, '');
    expect(states.at(-1)).toBe('reconnecting');
    connection.wake();
    expect(server.sockets).toHaveLength(2);
    connection.wake();
    expect(server.sockets).toHaveLength(2);
  });

  it('comes back after a restart when the server said', () => {
    open_page();
    server.socket.welcome();
    server.socket.events.closed(1012, '3200');
    clock.advance(3_199);
    expect(server.sockets).toHaveLength(1);
    clock.advance(1);
    expect(server.sockets).toHaveLength(2);
  });

  it('does not fight another page of the same seat, and takes over when asked', () => {
    const connection = open_page();
    server.socket.welcome();
    server.socket.events.closed(4001, '');
    expect(connection.state).toBe('replaced');
    connection.wake();
    clock.advance(100_000);
    expect(server.sockets).toHaveLength(1);
    connection.start();
    server.socket.welcome();
    expect(connection.state).toBe('online');
  });

  it.each(['signed_out', 'deleted', 'banned'])(
    'does not come back by itself to a server that dismissed it: %s',
    (reason) => {
      const connection = open_page();
      server.socket.welcome();
      server.socket.events.closed(4003, reason);
      expect(connection.state).toBe('dismissed');
      expect(dismissals).toEqual([reason]);
      connection.wake();
      clock.advance(100_000);
      expect(server.sockets).toHaveLength(1);
    },
  );

  it('ignores what an old socket still says', () => {
    open_page();
    const old = server.socket;
    old.welcome();
    old.events.closed(1006, '');
    clock.advance(250);
    old.welcome();
    expect(states.at(-1)).toBe('reconnecting');
  });
});

describe('a table list in parts', () => {
  const part = (t: 'lobby' | 'more_lobby', next: string | null) =>
    server.socket.say({ t, tables: [], next });
  const asked = () =>
    server.socket.sent.flatMap((message) => (message.t === 'more_lobby' ? [message.after] : []));

  it('is asked for one part after the other, not faster than a page may speak', () => {
    const connection = open_page();
    server.socket.welcome();
    connection.watch_lobby(true);
    part('lobby', 'c1');
    clock.advance(59);
    expect(asked()).toEqual([]);
    clock.advance(1);
    part('more_lobby', 'c2');
    clock.advance(60);
    part('more_lobby', null);
    clock.advance(1_000);
    expect(asked()).toEqual(['c1', 'c2']);
  });

  it('is asked for no further when nobody looks or the connection breaks', () => {
    const connection = open_page();
    server.socket.welcome();
    connection.watch_lobby(true);
    part('lobby', 'c1');
    connection.watch_lobby(false);
    clock.advance(60);
    connection.watch_lobby(true);
    // What was still on the way belongs to a list that nobody waits for.
    heard.length = 0;
    part('more_lobby', 'c2');
    clock.advance(60);
    expect([asked(), heard]).toEqual([[], []]);
    part('lobby', 'c3');
    server.socket.events.closed(1006, '');
    clock.advance(60);
    expect(asked()).toEqual([]);
  });
});

describe('following a table', () => {
  it('takes changes in order and leaves doubled and old ones out', () => {
    at_the_table();
    for (const seq of [42, 42, 41, 43]) server.socket.say(event(seq));
    expect(seqs()).toEqual([41, 42, 43]);
  });

  it('resumes from what it has when something is missing, and uses nothing before the answer', () => {
    at_the_table();
    server.socket.say(event(44));
    expect(server.socket.last('resume')).toEqual({ t: 'resume', table, seq: 41 });
    server.socket.say(event(45));
    for (const seq of [42, 43, 44, 45]) server.socket.say(missed(seq));
    server.socket.say(view(45));
    server.socket.say(event(46));
    expect(seqs()).toEqual([41, 42, 43, 44, 45, 45, 46]);
  });

  it('resumes after a lost connection', () => {
    at_the_table();
    server.socket.say(event(42));
    server.socket.events.closed(1006, '');
    clock.advance(250);
    server.socket.welcome();
    expect(server.socket.sent).toEqual([{ t: 'resume', table, seq: 42 }]);
  });

  it('reports a bad message, drops it, and resumes once', () => {
    at_the_table();
    server.socket.events.text('{"t":"event","seq":"many"}');
    server.socket.events.text('nonsense');
    expect(problems).toHaveLength(2);
    expect(server.socket.types).toEqual(['join', 'resume']);
  });

  it('gives the socket up when the view does not come', () => {
    const connection = open_page();
    server.socket.welcome();
    connection.follow(table);
    clock.advance(10_000);
    expect(server.sockets[0]?.closed_with).toBe(4900);
  });

  it('ignores a table that it left', () => {
    const connection = at_the_table();
    connection.unfollow();
    expect(server.socket.last('detach').table).toBe(table);
    server.socket.say(event(42));
    expect(seqs()).toEqual([41]);
  });

  it('learns that a table is gone: closed, unknown to a join, unknown to a resume', () => {
    const connection = at_the_table();
    server.socket.say({ t: 'closed', table, reason: 'empty' });
    connection.follow(table);
    const { request_id } = server.socket.last('join');
    const refused = { ...example('refused', 'unknown table'), request_id };
    server.socket.say(refused);
    connection.follow(table);
    server.socket.say(view(3));
    server.socket.say(event(9));
    server.socket.say({
      ...example('refused', 'a message not understood'),
      code: 'unknown_table',
      reason: 'unknown_table',
    });
    expect(gone).toEqual([`${table}: empty`, `${table}: unknown_table`, `${table}: unknown_table`]);
  });

  it('shows the code of a private table when it comes in, and needs it no more to come back', () => {
    const connection = open_page();
    server.socket.welcome();
    connection.follow(table, 'code1');
    expect(server.socket.last('join')).toMatchObject({ table, invite: 'code1' });
    server.socket.say(view(41));
    server.socket.events.closed(1006, '');
    clock.advance(250);
    server.socket.welcome();
    expect(server.socket.sent).toEqual([{ t: 'resume', table, seq: 41 }]);
  });

  it('asks again in a moment when the server is busy', () => {
    const connection = open_page();
    server.socket.welcome();
    connection.follow(table);
    const { request_id } = server.socket.last('join');
    server.socket.say({ ...example('refused', 'busy'), request_id });
    clock.advance(1_000);
    expect(server.socket.types).toEqual(['join', 'join']);
    expect(gone).toEqual([]);
  });
});

describe('asking and acting', () => {
  it('settles a request by its own answer', async () => {
    const connection = at_the_table();
    const sitting = connection.request({ t: 'sit', table });
    const starting = connection.request({ t: 'start', table });
    const { request_id } = server.socket.last('start');
    server.socket.say({ ...example('refused', 'not host'), request_id });
    server.socket.say({ t: 'done', request_id: server.socket.last('sit').request_id });
    expect(await sitting).toEqual({ ok: true });
    expect(await starting).toMatchObject({ ok: false, refused: { code: 'not_host' } });
  });

  it('tells that a request is lost with the connection, and does not send it again', async () => {
    const connection = at_the_table();
    const sitting = connection.request({ t: 'sit', table });
    server.socket.events.closed(1006, '');
    expect(await sitting).toEqual({ ok: false, lost: true });
    expect(await connection.request({ t: 'sit', table })).toEqual({ ok: false, lost: true });
    clock.advance(250);
    server.socket.welcome();
    expect(server.socket.types).toEqual(['resume']);
  });

  it('follows the table it made', async () => {
    const connection = open_page();
    server.socket.welcome();
    const creating = connection.create('newfoundland', { seats: 3 });
    const sent = server.socket.last('create');
    expect(sent).toMatchObject({ ruleset: 'newfoundland', seats: 3 });
    server.socket.say({ t: 'created', request_id: sent.request_id, table });
    server.socket.say(view(1));
    expect(await creating).toEqual({ outcome: { ok: true }, table });
    expect(seqs()).toEqual([1]);
    connection.follow(table);
    expect(server.socket.types).toEqual(['create']);
  });

  it('gives at the desk each asker the answer to their own question', async () => {
    const connection = open_page();
    server.socket.welcome();
    const asking = connection.desk({ t: 'devices' });
    const linking = connection.desk({ t: 'make_sign_in' });
    const { request_id } = server.socket.last('make_sign_in');
    server.socket.say({ t: 'sign_in_code', request_id, code: 'abc', valid_ms: 600000 });
    const devices = [{ id: 'd1', name: 'Firefox', this: true, created: 1, seen: 2 }];
    server.socket.say({ t: 'devices', ...id_of('devices'), devices });
    expect((await asking).answer?.devices).toEqual(devices);
    expect((await linking).answer).toMatchObject({ code: 'abc', valid_ms: 600000 });
  });

  it('has no answer from the desk where there is none: done, refused, lost', async () => {
    const connection = open_page();
    server.socket.welcome();
    const done = connection.desk({ t: 'drop_preset', name: 'Fridays' });
    server.socket.say({ t: 'done', ...id_of('drop_preset') });
    expect(await done).toEqual({ outcome: { ok: true }, answer: null });
    const unknown = connection.desk({ t: 'person', person: 'nobody' });
    server.socket.say({ ...example('refused', 'not host'), ...id_of('person') });
    expect(await unknown).toMatchObject({ outcome: { ok: false }, answer: null });
    const broken = connection.desk({ t: 'history' });
    server.socket.events.closed(1006, '');
    expect(await broken).toEqual({ outcome: { ok: false, lost: true }, answer: null });
  });

  it('keeps an action until its ack, and sends it again under the same id after a resume', async () => {
    const connection = at_the_table();
    const acting = connection.act({ do: 'draw' }, 41);
    const first = server.socket.last('act');
    server.socket.events.closed(1006, '');
    clock.advance(250);
    server.socket.welcome();
    expect(server.socket.types).toEqual(['resume']);
    server.socket.say(view(41));
    expect(server.socket.last('act')).toEqual(first);
    server.socket.say({ t: 'ack', table, action_id: first.action_id, seq: 42 });
    expect(await acting).toEqual({ ok: true });
    server.socket.events.closed(1006, '');
    clock.advance(500);
    server.socket.welcome();
    server.socket.say(view(42));
    expect(server.socket.types).toEqual(['resume']);
  });

  it('sends an action again after the page was loaded anew', () => {
    const before = at_the_table();
    void before.act({ do: 'take' }, 41);
    const first = server.socket.last('act');
    before.stop();
    at_the_table();
    expect(server.socket.last('act')).toEqual(first);
  });

  it('forgets a refused action', async () => {
    const connection = at_the_table();
    const acting = connection.act({ do: 'draw' }, 41);
    const { action_id } = server.socket.last('act');
    server.socket.say({ ...example('refused', 'draw with a play in hand'), action_id });
    expect(await acting).toMatchObject({ ok: false, refused: { reason: 'draw_have_play' } });
    expect(store.getItem('kitchen-table.pending')).toBe(null);
  });

  it('gives a socket up that does not answer an action', () => {
    const connection = at_the_table();
    void connection.act({ do: 'draw' }, 41);
    clock.advance(10_000);
    expect(server.sockets[0]?.closed_with).toBe(4900);
    expect(connection.state).toBe('reconnecting');
  });

  it('acts on nothing while the connection is down', async () => {
    const connection = at_the_table();
    server.socket.events.closed(1006, '');
    expect(await connection.act({ do: 'draw' }, 41)).toEqual({ ok: false, lost: true });
  });
});
