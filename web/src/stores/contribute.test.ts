import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '../connection/fake_server';
import { welcomed } from '../screens/testing';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';

function at_the_table() {
  const stage = welcomed();
  stage.session.show_table(table);
  stage.socket.say(example('view', 'waiting, seen by the host'));
  return stage;
}

beforeEach(() => localStorage.clear());

describe("one's part of the shuffle", () => {
  it('is sent as soon as the table shows its promise to somebody who sits there', () => {
    const { socket } = at_the_table();
    expect(socket.types).toEqual(['join', 'contribute']);
    expect(socket.last('contribute')).toMatchObject({
      table,
      commitment: '625a16f9d2b419d1227ae9f06df21b35013de0adf9798afafb97fbb27b8f6b46',
    });
  });

  it('is not sent by somebody who watches', () => {
    const { session, socket } = welcomed();
    session.show_table(table);
    socket.say(example('view', 'waiting, seen by a spectator'));
    expect(socket.types).toEqual(['join']);
  });

  it('is sent again, the same, after the connection broke before it arrived', () => {
    const { server, socket, clock } = at_the_table();
    const { contribution } = socket.last('contribute');
    socket.events.closed(1006, '');
    clock.advance(1_000);
    server.socket.welcome();
    server.socket.say({ ...example('view', 'waiting, seen by the host'), seq: 4 });
    expect(server.socket.last('contribute').contribution).toBe(contribution);
  });

  it("is nobody's concern when it is refused", async () => {
    const warn = vi.spyOn(console, 'warn');
    const { session, socket } = at_the_table();
    const { request_id } = socket.last('contribute');
    const code = 'bad_value';
    socket.say({ t: 'refused', request_id, code, reason: 'stale_commitment', params: {} });
    await Promise.resolve();
    expect(session.table.refusal).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    expect(socket.types).toEqual(['join', 'contribute']);
  });
});
