// A scripted server for tests: it hands out sockets, remembers what was sent, and says what the test tells it.

import type { FromServer, ToServer } from '../protocol/messages';
import { golden } from '../protocol/golden';
import type { OpenTransport, Transport, TransportEvents } from './transport';

export class FakeSocket implements Transport {
  readonly sent: ToServer[] = [];
  closed_with: number | null = null;

  constructor(readonly events: TransportEvents) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(code: number): void {
    this.closed_with = code;
  }

  open(): void {
    this.events.open();
  }

  say(message: FromServer | Record<string, unknown>): void {
    this.events.text(JSON.stringify(message));
  }

  welcome(changes: Record<string, unknown> = {}): void {
    this.open();
    this.say({ ...example('welcome', 'a first visit'), ...changes });
  }

  /** The last message of that type. */
  last<T extends ToServer['t']>(t: T): Extract<ToServer, { t: T }> {
    const found = this.sent.filter((message) => message.t === t).at(-1);
    if (!found) throw new Error(`no ${t} was sent`);
    return found as Extract<ToServer, { t: T }>;
  }

  /** The types of everything sent, in order. */
  get types(): string[] {
    return this.sent.map((message) => message.t);
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = [];

  readonly open: OpenTransport = (events) => {
    const socket = new FakeSocket(events);
    this.sockets.push(socket);
    return socket;
  };

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('nobody connected');
    return last;
  }
}

/** An example of the golden messages, by type and name. */
export function example(t: FromServer['t'], name: string): Record<string, unknown> {
  const found = golden('from_server').find((g) => g.file === `${t}.json` && g.name === name);
  if (!found) throw new Error(`no ${t} named ${name}`);
  return found.message;
}

/** A sessionStorage of its own. */
export class MemoryStore {
  private readonly values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.values.delete(key);
  }
}
