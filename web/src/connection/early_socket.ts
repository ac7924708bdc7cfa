// A socket that is opened before anybody is there to hear it. It keeps what it hears for whoever takes it over.

import type { OpenTransport, Transport, TransportEvents } from './transport';

type Heard = (events: TransportEvents) => void;

export class EarlySocket {
  private readonly transport: Transport;
  private kept: Heard[] = [];
  private events: TransportEvents | null = null;

  /** Opens it at once. */
  constructor(open: OpenTransport) {
    this.transport = open({
      open: () => this.hear((events) => events.open()),
      text: (text) => this.hear((events) => events.text(text)),
      closed: (code, reason) => this.hear((events) => events.closed(code, reason)),
    });
  }

  /** From now on `events` hears it, in a task of its own, beginning with what was kept. For one taker. */
  take(events: TransportEvents): Transport {
    setTimeout(() => {
      const kept = this.kept;
      this.kept = [];
      this.events = events;
      for (const tell of kept) tell(events);
    });
    return this.transport;
  }

  private hear(tell: Heard): void {
    if (this.events) tell(this.events);
    else this.kept.push(tell);
  }
}
