// One socket: opened, carries texts, closes with a code. The real one is the browser's WebSocket.

/** What this client and the server speak (docs/protocol.md). Here, so that the first script needs no other. */
const sub_protocol = 'kitchen-table.v1';

export interface TransportEvents {
  open(): void;
  text(text: string): void;
  /** Comes once, also when the socket never opened. */
  closed(code: number, reason: string): void;
}

export interface Transport {
  send(text: string): void;
  close(code: number): void;
}

export type OpenTransport = (events: TransportEvents) => Transport;

/** Opens the server's socket at the page's own host. */
export const open_socket: OpenTransport = (events) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`, sub_protocol);
  socket.onopen = () => events.open();
  socket.onmessage = (event) => events.text(String(event.data));
  socket.onclose = (event) => events.closed(event.code, event.reason);
  return {
    send: (text) => socket.send(text),
    close: (code) => socket.close(code),
  };
};
