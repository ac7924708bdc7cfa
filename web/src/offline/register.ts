// Starts the service worker, where the browser has any (it has none on plain HTTP from another machine).

/** After the page has loaded, so that the first visit is not slowed. Without the worker everything works, too. */
export function register_worker(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const register = () =>
    serviceWorker.register('/sw.js').catch((problem: unknown) => {
      console.warn('no service worker:', problem);
    });
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}
