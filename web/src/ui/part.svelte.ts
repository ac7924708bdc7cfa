// A part of the client that is fetched by itself. Once it has come it stands in the page at once, wherever it is shown.

export class Part<Module> {
  /** What has come. */
  here = $state.raw<Module | null>(null);
  private coming: Promise<Module> | undefined;

  constructor(private readonly ask: () => Promise<Module>) {}

  /** Fetches it once; one that could not be had is asked for again the next time. */
  fetch(): Promise<Module> {
    this.coming ??= this.ask().then(
      (module) => (this.here = module),
      (problem: unknown) => {
        this.coming = undefined;
        throw problem;
      },
    );
    return this.coming;
  }
}

/** When all of these have come. Fails where one cannot be had. */
export async function all_here(parts: Record<string, Part<unknown>>): Promise<void> {
  await Promise.all(Object.values(parts).map((part) => part.fetch()));
}

/** Fetches parts that will be wanted, when the page has nothing else to do. One that cannot be had is asked for again
 * when it is shown, and it is said then. */
export function fetch_when_idle(parts: Record<string, Part<unknown>>): void {
  const fetch = () => void all_here(parts).catch(() => undefined);
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetch, { timeout: 3000 });
  else setTimeout(fetch, 1000);
}
