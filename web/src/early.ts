// What a visit begins with. This script is small and is read first: the page has its looks, and the server's welcome is on
// its way, while the client's own scripts still come in. (That it is small has another reason: a browser that is asked
// where a socket comes from reads the whole script again.)

import { kept_preferences, show_looks } from './a11y/kept_preferences';
import { EarlySocket } from './connection/early_socket';
import { open_socket, type OpenTransport } from './connection/transport';

show_looks(kept_preferences());

let early: EarlySocket | null = new EarlySocket(open_socket);

/** The socket that is open already, the first time; a new one from then on. */
export const open_first: OpenTransport = (events) => {
  const first = early;
  early = null;
  return first ? first.take(events) : open_socket(events);
};
