// Starts the service worker, where the browser has any (it has none on plain HTTP from another machine).

/** How long after loading a page is busy with what people wait for. */
const settled_ms = 3000;

/** Once the page stands, so that no visit is slowed. Without the worker everything works, too. */
export function register_worker(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const register = () =>
    serviceWorker.register('/sw.js').catch((problem: unknown) => {
      console.warn('no service worker:', problem);
    });
  const once_settled = () => setTimeout(() => void register(), settled_ms);
  if (document.readyState === 'complete') once_settled();
  else window.addEventListener('load', once_settled);
}
