// Keeps one socket open: tries, waits, tries again. Knows nothing of tables.

import { backoff_ms, restart_delay_ms } from './backoff';
import type { Clock } from './clock';
import type { OpenTransport, Transport } from './transport';

/**
 * connecting: first try · online: welcomed · reconnecting: lost, and trying or waiting to try ·
 * replaced: the same seat is open on another page · dismissed: the server wants nothing more of this browser ·
 * closed: this page stopped, or is too old for the server.
 */
export type LinkState =
  'connecting' | 'online' | 'reconnecting' | 'replaced' | 'dismissed' | 'closed';

export interface LinkEvents {
  state(state: LinkState): void;
  text(text: string): void;
  /** The socket is gone; nothing sent on it will be answered. */
  down(): void;
  /** The server dismissed this browser, and why; comes before the state. */
  dismissed(reason: string): void;
}

const welcome_limit_ms = 10_000;
const heartbeat_ms = 20_000;
// Only a connection that lasted lets the next loss start from the shortest wait again.
const lasting_ms = 5_000;
const replaced_code = 4001;
const dismissed_code = 4003;
const restart_code = 1012;
const overloaded_code = 1013;
const overloaded_tries = 4;
const given_up_code = 4900;

export class Link {
  private current: LinkState = 'connecting';
  private transport: Transport | null = null;
  private opened = false;
  private tries = 0;
  private online_since_ms = 0;
  private visible = true;
  /** Counts sockets, so that a late word of an old one is known as such. */
  private socket_number = 0;
  private cancel_wait: (() => void) | null = null;
  private cancel_limit: (() => void) | null = null;
  private cancel_heartbeat: (() => void) | null = null;

  constructor(
    private readonly open: OpenTransport,
    private readonly clock: Clock,
    private readonly events: LinkEvents,
  ) {}

  get state(): LinkState {
    return this.current;
  }

  get number(): number {
    return this.socket_number;
  }

  /** Opens the first socket, or a new one after `replaced`. */
  start(): void {
    this.set_state(this.current === 'replaced' ? 'reconnecting' : 'connecting');
    this.connect();
  }

  /** Closes for good. */
  stop(code = 1000): void {
    this.set_state('closed');
    this.drop(code);
  }

  /** The page woke up or the network came back: do not wait any longer. */
  wake(): void {
    if (this.cancel_wait) this.connect();
  }

  set_visible(visible: boolean): void {
    this.visible = visible;
    if (visible) {
      this.wake();
      if (this.current === 'online') this.send('{"t":"hb"}');
    }
  }

  /** The server's welcome came. */
  welcomed(): void {
    this.cancel_limit?.();
    this.online_since_ms = this.clock.now();
    this.set_state('online');
    this.beat();
  }

  /** Sends now, or not at all; says which. */
  send(text: string): boolean {
    if (!this.transport || !this.opened) return false;
    this.transport.send(text);
    return true;
  }

  /** The socket looks open but does not answer: get another. */
  give_up_socket(): void {
    if (['replaced', 'dismissed', 'closed'].includes(this.current)) return;
    this.drop(given_up_code);
    this.lose(null);
  }

  private connect(): void {
    this.cancel_wait?.();
    this.cancel_wait = null;
    const number = ++this.socket_number;
    const mine = () => number === this.socket_number;
    this.opened = false;
    this.cancel_limit = this.clock.after(welcome_limit_ms, () => this.give_up_socket());
    this.transport = this.open({
      open: () => {
        if (mine()) this.opened = true;
      },
      text: (text) => {
        if (mine()) this.events.text(text);
      },
      closed: (code, reason) => {
        if (mine()) this.closed(code, reason);
      },
    });
  }

  private closed(code: number, reason: string): void {
    this.drop(null);
    if (code === replaced_code) return this.set_state('replaced');
    if (code === dismissed_code) {
      this.events.dismissed(reason);
      return this.set_state('dismissed');
    }
    if (code === overloaded_code) this.tries = Math.max(this.tries, overloaded_tries);
    this.lose(code === restart_code ? restart_delay_ms(reason) : null);
  }

  // The socket is of no more use; `code` closes it from this side.
  private drop(code: number | null): void {
    const transport = this.transport;
    this.transport = null;
    this.opened = false;
    this.socket_number++;
    this.cancel_wait?.();
    this.cancel_wait = null;
    this.cancel_limit?.();
    this.cancel_heartbeat?.();
    if (transport && code !== null) transport.close(code);
    this.events.down();
  }

  private lose(delay_ms: number | null): void {
    const lasted =
      this.current === 'online' && this.clock.now() - this.online_since_ms >= lasting_ms;
    if (lasted) this.tries = 0;
    const wait_ms = delay_ms ?? backoff_ms(this.tries, this.clock.random());
    this.tries++;
    this.set_state(this.current === 'connecting' ? 'connecting' : 'reconnecting');
    this.cancel_wait = this.clock.after(wait_ms, () => this.connect());
  }

  private beat(): void {
    this.cancel_heartbeat?.();
    this.cancel_heartbeat = this.clock.after(heartbeat_ms, () => {
      if (this.visible) this.send('{"t":"hb"}');
      this.beat();
    });
  }

  private set_state(state: LinkState): void {
    if (this.current === state) return;
    this.current = state;
    this.events.state(state);
  }
}
