import { expect, it } from 'vitest';
import { golden_view } from '../protocol/golden';
import { settled } from '../screens/people/testing';
import { welcomed } from '../screens/testing';
import { TogetherStore } from './together.svelte';

it('asks again what people have played together when the connection broke before the answer', async () => {
  const { session, server } = welcomed();
  const holder = (id: string) =>
    ({ kind: 'person', person: id, name: id, here: true, driver: 'person' }) as const;
  const view = { ...golden_view('between rounds'), you: 0, seats: [holder('ann'), holder('bo')] };
  const together = new TogetherStore(session);
  together.follow(view);
  expect(server.socket.types).toEqual(['together']);
  server.socket.events.closed(1006, '');
  await settled();
  session.connection.wake();
  server.socket.welcome();
  together.follow(view);
  expect(server.sockets.length).toBeGreaterThan(1);
  expect(server.socket.types).toContain('together');
});
