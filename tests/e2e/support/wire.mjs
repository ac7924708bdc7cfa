// A wire of one's own to the server, that can be cut, or go dead without anybody being told.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export class Wire {
  /** Lays a wire to the server; pages use `url` in place of the server's. */
  static async to(server) {
    const wire = new Wire();
    wire.port = server.port;
    wire.pairs = new Set();
    wire.whole = true;
    wire.listener = createServer((near) => wire.carry(near)).listen(0, '127.0.0.1');
    await once(wire.listener, 'listening');
    wire.url = `http://localhost:${wire.listener.address().port}`;
    return wire;
  }

  carry(near) {
    if (!this.whole) return near.destroy();
    const far = connect(this.port, '127.0.0.1');
    const pair = [near, far];
    this.pairs.add(pair);
    const end = () => {
      this.pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
  }

  /** Every connection breaks, and no other comes about. */
  cut() {
    this.whole = false;
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  /** Nothing goes through any more, and neither side is told. */
  goDead() {
    this.whole = false;
    for (const [near, far] of this.pairs) {
      near.unpipe(far);
      far.unpipe(near);
    }
  }

  /** New connections go through; those that were dead break. */
  mend() {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    this.whole = true;
  }

  close() {
    this.cut();
    this.listener.close();
  }
}
