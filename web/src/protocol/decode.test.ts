import { describe, expect, it } from 'vitest';
import { decode } from './decode';
import { golden } from './golden';
import type { FromServer, SavedSettings } from './messages';

const from_server = golden('from_server');
const to_server = golden('to_server');
const types_from_server = {
  welcome: true,
  done: true,
  created: true,
  explained: true,
  refused: true,
  you: true,
  lobby: true,
  more_lobby: true,
  lobby_changes: true,
  view: true,
  event: true,
  advice: true,
  ack: true,
  said: true,
  talk: true,
  sign_in_code: true,
  devices: true,
  exported: true,
  exported_rounds: true,
  saved_settings: true,
  invite_requested: true,
  invite_state: true,
  invitation: true,
  history: true,
  game: true,
  together: true,
  person: true,
  leaders: true,
  closed: true,
} satisfies Record<FromServer['t'], true>;

describe('messages from the server', () => {
  it('have examples for each type', () => {
    const types = Object.keys(types_from_server);
    expect(new Set(from_server.map((g) => g.message['t']))).toEqual(new Set(types));
  });

  it.each(from_server)('$file: $name is read whole, nothing lost', ({ message }) => {
    const decoded = decode(JSON.stringify(message));
    expect(decoded).toEqual({ ok: true, message });
  });

  it.each(from_server)('$file: $name is bad without any one of its members', ({ message }) => {
    const may_be_absent = ['rule', 'request_id', 'action_id'];
    for (const key of Object.keys(message).filter((name) => !may_be_absent.includes(name))) {
      const { [key]: _, ...rest } = message;
      expect(decode(JSON.stringify(rest)).ok, `without ${key}`).toBe(false);
    }
  });

  it('tell what is wrong and where', () => {
    const ack = { t: 'ack', table: 'x', action_id: 'a1', seq: 'four' };
    expect(decode(JSON.stringify(ack))).toEqual({
      ok: false,
      problem: 'seq: Invalid type: Expected number but received "four"',
    });
    expect(decode('{"t":')).toEqual({ ok: false, problem: 'not JSON' });
    expect(decode('[]').ok).toBe(false);
    expect(decode('{"t":"surprise"}').ok).toBe(false);
  });

  it('ignore members that a newer server adds', () => {
    const decoded = decode('{"t":"done","request_id":"r1","new_member":1}');
    expect(decoded).toEqual({ ok: true, message: { t: 'done', request_id: 'r1' } });
  });

  it('read lists that are null before the first round as empty', () => {
    const example = from_server.find((g) => g.name === 'waiting, seen by the host');
    const view = { ...(example?.message['view'] as object), hand: null, counts: null, pile: null };
    const decoded = decode(JSON.stringify({ ...example?.message, view }));
    expect(decoded.ok && decoded.message.t === 'view' && decoded.message.view).toMatchObject({
      hand: [],
      counts: [],
      pile: [],
    });
  });

  it('tell of a cover and a duel what is asked for, and of a pickup how much', () => {
    const example = from_server.find((g) => g.name === 'a card is played');
    const read = (demand: object) => {
      const notices = [{ n: 'pending', seat: 1, ...demand }];
      const decoded = decode(JSON.stringify({ ...example?.message, notices }));
      return decoded.ok && decoded.message.t === 'event' ? decoded.message.notices : null;
    };
    const demands = [
      { kind: 'cover', rank: 'A', suit: 'H' },
      { kind: 'duel', step: 1, suit: 'S', leader: 0, answerer: 1 },
      { kind: 'joker', cards: 5 },
    ];
    for (const demand of demands)
      expect(read(demand)).toEqual([{ n: 'pending', seat: 1, ...demand }]);
    expect(read({ kind: 'two' })).toBeNull();
    expect(read({ kind: 'duel', cards: 2 })).toBeNull();
  });

  it('keep all that a table can be opened with', () => {
    const last: Required<SavedSettings> = {
      ruleset: 'newfoundland',
      seats: 4,
      rules: { effect: { K: 'plain' } },
      access: 'private',
      level: 'easy',
      turn_s: 40,
      talk: 'free',
      watching: false,
      coach: true,
    };
    const message = { t: 'saved_settings', request_id: 'r1', last, presets: [] };
    expect(decode(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  it('keep a spectator without a hand', () => {
    for (const { message } of from_server.filter((g) => g.name.includes('spectator'))) {
      expect(message['view']).not.toHaveProperty('hand');
      const decoded = decode(JSON.stringify(message));
      expect(decoded.ok && decoded.message.t === 'view' && 'hand' in decoded.message.view).toBe(
        false,
      );
    }
  });
});

describe('messages to the server', () => {
  it('have one file a type, and stay within 8 KiB and 64 members', () => {
    for (const { file, message } of to_server) {
      expect(file).toBe(`${String(message['t'])}.json`);
      expect(JSON.stringify(message).length).toBeLessThanOrEqual(8192);
    }
  });
});
