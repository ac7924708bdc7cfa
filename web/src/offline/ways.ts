// What the service worker does with a request, and what it keeps.

export type Way = 'page' | 'kept_page' | 'asset';

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Pages that need no server, and are kept for when there is none. */
const kept_pages = ['/verify'];
const not_pages = ['/ws', '/sign-in', '/healthz', '/readyz', '/version', '/metrics', '/admin'];

/**
 * A page is asked of the network, and has a stand-in when that fails: what was kept of it, if it is one that needs no
 * server, else a page that says so. A hashed asset never changes and may be kept.
 * Everything else (undefined) goes its way as if there were no worker.
 */
export function way_of({ method, mode, url }: Asked, origin: string): Way | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (is_asset(address.pathname)) return 'asset';
  const is_file = address.pathname.includes('.');
  if (mode === 'navigate' && kept_pages.includes(address.pathname)) return 'kept_page';
  if (mode === 'navigate' && !is_file && !not_pages.includes(address.pathname)) return 'page';
  return undefined;
}

function is_asset(path: string): boolean {
  return /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path);
}

/** Whether a page may ask for it to be kept. */
export function may_be_kept(path: unknown): path is string {
  return typeof path === 'string' && (is_asset(path) || kept_pages.includes(path));
}

/** Whether an answer only says that the server is not there: a proxy says so while the server starts again. */
export function is_nobody_there(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

const shelf = 'kitchen-table-assets-';

/** Where that build keeps its assets. */
export function shelf_of(build: string): string {
  return shelf + build;
}

/** The shelves that other builds left. */
export function old_shelves(names: readonly string[], build: string): string[] {
  return names.filter((name) => name.startsWith(shelf) && name !== shelf_of(build));
}
