// The service worker. It makes the game installable and puts words in place of the browser's error page; the game
// itself needs the network, so none of its pages is ever kept: what the server has is what is shown. Only the page
// that checks files needs no server, and is kept once somebody has been there.

import { offline_answer } from './offline_page';
import { is_nobody_there, may_be_kept, old_shelves, shelf_of, way_of } from './ways';

// What the worker uses of its own world; TypeScript cannot know that one beside the page's.
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Tapped extends Waiting {
  readonly notification: { close(): void };
}
interface Told extends Waiting {
  readonly data: { keep?: unknown } | null;
  readonly ports: readonly { postMessage(answer: boolean): void }[];
}
interface Page {
  focus(): Promise<unknown>;
}
interface World {
  addEventListener(type: 'install' | 'activate', heed: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', heed: (event: Asking) => void): void;
  addEventListener(type: 'message', heed: (event: Told) => void): void;
  addEventListener(type: 'notificationclick', heed: (event: Tapped) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window' }): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
}
const world = globalThis as unknown as World;

const build = '__BUILD__'; // vite.config.ts puts the build's own mark here

world.addEventListener('install', (event) => event.waitUntil(world.skipWaiting()));
world.addEventListener('activate', (event) => event.waitUntil(take_over()));
world.addEventListener('fetch', (event) => {
  const way = way_of(event.request, location.origin);
  if (way === 'page') event.respondWith(page(event));
  if (way === 'kept_page') event.respondWith(kept_page(event));
  if (way === 'asset') event.respondWith(asset(event));
});

// A page that can do without a network asks for what it needs then (fair/keep_page.ts).
world.addEventListener('message', (event) => {
  const { data, ports } = event;
  const wanted = Array.isArray(data?.keep) ? data.keep.filter(may_be_kept) : [];
  if (wanted.length > 0)
    event.waitUntil(keep_all(wanted).then((kept) => ports[0]?.postMessage(kept)));
});

// The notice of one's turn, where phones let only the worker show it (a11y/turn_notice.ts).
world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(to_the_game());
});

async function to_the_game(): Promise<void> {
  const [page] = await world.clients.matchAll({ type: 'window' });
  await (page ? page.focus() : world.clients.openWindow('/'));
}

async function take_over(): Promise<void> {
  const left = old_shelves(await caches.keys(), build);
  await Promise.all(left.map((name) => caches.delete(name)));
  // The browser asks for the page while the worker wakes up.
  await world.registration.navigationPreload?.enable();
  await world.clients.claim();
}

async function page(event: Asking): Promise<Response> {
  return (await from_server(event)) ?? stand_in();
}

async function kept_page(event: Asking): Promise<Response> {
  const answer = await from_server(event);
  if (answer) return answer;
  const path = new URL(event.request.url).pathname;
  return (await caches.match(path, { cacheName: shelf_of(build) })) ?? stand_in();
}

/** What the server has; undefined where nobody is there. */
async function from_server(event: Asking): Promise<Response | undefined> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (!is_nobody_there(answer.status)) return answer;
  } catch {
    // The network fails, which is what the stand-in is for.
  }
  return undefined;
}

function stand_in(): Response {
  return offline_answer({ languages: navigator.languages, online: navigator.onLine });
}

async function asset(event: Asking): Promise<Response> {
  const found = await caches.match(event.request, { cacheName: shelf_of(build) });
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

/** Whether all of it is on the shelf now. */
async function keep_all(paths: readonly string[]): Promise<boolean> {
  try {
    await (await caches.open(shelf_of(build))).addAll([...paths]);
    return true;
  } catch {
    return false;
  }
}

async function keep(request: Request, answer: Response): Promise<void> {
  try {
    await (await caches.open(shelf_of(build))).put(request, answer);
  } catch {
    // The device has no room left; it is asked for again next time.
  }
}
