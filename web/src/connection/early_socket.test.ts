import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EarlySocket } from './early_socket';
import { FakeServer } from './fake_server';

let server: FakeServer;
let heard: string[];

const listener = {
  open: () => heard.push('open'),
  text: (text: string) => heard.push(text),
  closed: (code: number, reason: string) => heard.push(`closed ${code} ${reason}`),
};

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  heard = [];
});

afterEach(() => vi.useRealTimers());

describe('a socket that is opened before the client is there', () => {
  it('keeps what it hears, and tells it in order to whoever takes it over', () => {
    const early = new EarlySocket(server.open);
    server.socket.open();
    server.socket.events.text('welcome');
    early.take(listener);
    expect(heard).toEqual([]);
    server.socket.events.text('view');
    vi.runAllTimers();
    expect(heard).toEqual(['open', 'welcome', 'view']);
    server.socket.events.text('event');
    expect(heard.at(-1)).toBe('event');
  });

  it('is the very socket on which its taker speaks', () => {
    const transport = new EarlySocket(server.open).take(listener);
    transport.send('{"t":"hb"}');
    transport.close(1000);
    expect(server.socket.types).toEqual(['hb']);
    expect(server.socket.closed_with).toBe(1000);
  });

  it('says that it never opened', () => {
    const early = new EarlySocket(server.open);
    server.socket.events.closed(1006, '');
    early.take(listener);
    vi.runAllTimers();
    expect(heard).toEqual(['closed 1006 ']);
  });
});
