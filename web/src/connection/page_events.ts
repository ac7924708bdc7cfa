// The page's own events that the connection cares for: it woke up, came back, or is hidden.

import type { Connection } from './connection';

export function follow_page(connection: Connection): void {
  const wake = () => connection.wake();
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('resume', wake);
  document.addEventListener('visibilitychange', () =>
    connection.set_visible(document.visibilityState === 'visible'),
  );
  connection.set_visible(document.visibilityState === 'visible');
}
