// Asks the service worker to keep the page that checks files, with all that it needs, for when there is no network.

/** Resolves to whether the page is kept: where there is no service worker it cannot be. */
export async function keep_page(page: string, also: readonly string[]): Promise<boolean> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const worker = (await serviceWorker?.ready)?.active;
  if (!worker) return false;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const channel = new MessageChannel();
  const kept = new Promise<boolean>((resolve) => {
    channel.port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
  });
  worker.postMessage({ keep: [page, ...also, ...loaded] }, [channel.port2]);
  return kept;
}
