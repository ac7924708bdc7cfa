import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const heeds = new Map<string, (event: unknown) => void>();
const shelves = new Map<string, Map<string, Response>>();
const network = vi.fn<(request: Request) => Promise<Response>>();
const world = { skipWaiting: vi.fn(), claim: vi.fn(), preload: vi.fn() };
const pages: { focus: () => Promise<void> }[] = [];
const openWindow = vi.fn(async () => undefined);

const shelf = (name: string) => {
  const kept = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, kept);
  return kept;
};
const caches = {
  keys: async () => [...shelves.keys()],
  delete: async (name: string) => shelves.delete(name),
  open: async (name: string) => ({
    put: async (request: Request, answer: Response) => shelf(name).set(request.url, answer),
    addAll: async (paths: string[]) => {
      for (const path of paths) {
        const url = location.origin + path;
        shelf(name).set(url, await network({ url } as Request));
      }
    },
  }),
  match: async (asked: Request | string, { cacheName }: { cacheName: string }) =>
    shelves
      .get(cacheName)
      ?.get(typeof asked === 'string' ? location.origin + asked : asked.url)
      ?.clone(),
};

async function tell(type: string, event: object = {}): Promise<Response | undefined> {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  heeds.get(type)?.({
    ...event,
    waitUntil: (done: Promise<unknown>) => waits.push(done),
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  const given = await answer;
  await Promise.all(waits);
  return given;
}

function fetched(path: string, mode = 'navigate', preloaded?: Promise<Response>) {
  const request = { url: location.origin + path, method: 'GET', mode } as Request;
  return tell('fetch', { request, preloadResponse: preloaded ?? Promise.resolve(undefined) });
}

beforeAll(async () => {
  for (const [name, value] of Object.entries({
    addEventListener: (type: string, heed: (event: unknown) => void) => heeds.set(type, heed),
    skipWaiting: world.skipWaiting,
    clients: { claim: world.claim, matchAll: async () => pages, openWindow },
    registration: { navigationPreload: { enable: world.preload } },
    fetch: network,
    caches,
  }))
    vi.stubGlobal(name, value);
  await import('./worker');
});

beforeEach(() => {
  shelves.clear();
  network.mockReset();
});

const script = '/assets/index-Dtjr9XlV.js';

describe('the service worker', () => {
  it('takes over at once, and the files of older builds go', async () => {
    await tell('install');
    expect(world.skipWaiting).toHaveBeenCalled();
    shelf('kitchen-table-assets-before');
    shelf('something-else');
    await tell('activate');
    expect([...shelves.keys()]).toEqual(['something-else']);
    expect(world.claim).toHaveBeenCalled();
    expect(world.preload).toHaveBeenCalled();
  });

  it('shows what the server has, each time anew, and keeps no page', async () => {
    for (const text of ['first', 'second']) {
      network.mockResolvedValueOnce(new Response(text));
      expect(await (await fetched('/'))?.text()).toBe(text);
    }
    expect(shelves.size).toBe(0);
  });

  it('uses the answer that the browser asked for meanwhile', async () => {
    const answer = await fetched('/', 'navigate', Promise.resolve(new Response('early')));
    expect(await answer?.text()).toBe('early');
    expect(network).not.toHaveBeenCalled();
  });

  it('says in words that the server cannot be reached, also where a proxy says it first', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await (await fetched('/t/abc'))?.text()).toContain('Try again');
    network.mockResolvedValueOnce(new Response('Bad Gateway', { status: 502 }));
    expect(await (await fetched('/t/abc'))?.text()).toContain('Try again');
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await fetched('/', 'navigate', failed))?.text()).toContain('Try again');
  });

  it('passes on that a page is not there', async () => {
    network.mockResolvedValueOnce(new Response('{}', { status: 404 }));
    expect((await fetched('/nothing'))?.status).toBe(404);
  });

  it('asks for a hashed file once', async () => {
    network.mockResolvedValueOnce(new Response('script'));
    expect(await (await fetched(script, 'no-cors'))?.text()).toBe('script');
    expect(await (await fetched(script, 'no-cors'))?.text()).toBe('script');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('keeps no failure', async () => {
    network.mockResolvedValueOnce(new Response('{}', { status: 404 }));
    expect((await fetched(script, 'no-cors'))?.status).toBe(404);
    expect(shelves.size).toBe(0);
  });

  it('answers also where there is no room to keep anything', async () => {
    vi.spyOn(caches, 'open').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    network.mockResolvedValueOnce(new Response('script'));
    expect(await (await fetched(script, 'no-cors'))?.text()).toBe('script');
  });

  it('leaves everything else alone', async () => {
    expect(await fetched('/version')).toBeUndefined();
    expect(await fetched('/invite/abc.txt')).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });
});

describe('the page that needs no server', () => {
  const keep = async (paths: unknown) => {
    const postMessage = vi.fn();
    await tell('message', { data: { keep: paths }, ports: [{ postMessage }] });
    return postMessage.mock.calls.flat();
  };

  it('is shown without a network once it asked to be kept, with what it needs', async () => {
    network.mockImplementation(async ({ url }) => new Response(url));
    expect(await keep(['/verify', script, '/t/abc', 7])).toEqual([true]);
    expect([...(shelves.values().next().value ?? [])].length).toBe(2);
    network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await (await fetched('/verify?x'))?.text()).toContain('/verify');
    expect(await (await fetched(script, 'no-cors'))?.text()).toContain(script);
    expect(await (await fetched('/t/abc'))?.text()).toContain('Try again');
  });

  it('comes from the server where there is one', async () => {
    network.mockImplementation(async () => new Response('then'));
    await keep(['/verify']);
    network.mockImplementation(async () => new Response('now'));
    expect(await (await fetched('/verify'))?.text()).toBe('now');
  });

  it('has the stand-in of every page where it was not kept, and says that it was not', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await keep(['/verify'])).toEqual([false]);
    expect(await (await fetched('/verify'))?.text()).toContain('Try again');
    expect(await keep('/verify')).toEqual([]);
    expect(await keep(['/me'])).toEqual([]);
  });
});

describe("a tap on the notice of one's turn", () => {
  const tapped = async () => {
    const notification = { close: vi.fn() };
    await tell('notificationclick', { notification });
    expect(notification.close).toHaveBeenCalledOnce();
  };

  it('goes to the page that is open', async () => {
    const focus = vi.fn(async () => undefined);
    pages.push({ focus });
    await tapped();
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
    pages.length = 0;
  });

  it('opens the game where no page is', async () => {
    await tapped();
    expect(openWindow).toHaveBeenCalledWith('/');
  });
});
