// The page's address as state. Links within the client change it without loading anything.

import { parse_route, type Route } from '../model/route';

export class Router {
  route = $state<Route>({ page: 'lobby' });

  constructor(private readonly page: Window = window) {
    this.read();
    page.addEventListener('popstate', () => this.read());
    page.document.addEventListener('click', (event) => this.click(event));
  }

  /** Goes to a path of this client; `replace` leaves no trace in the history. */
  go(path: string, replace = false): void {
    if (replace) this.page.history.replaceState(null, '', path);
    else this.page.history.pushState(null, '', path);
    this.read();
    if (!path.includes('#')) this.page.scrollTo(0, 0);
  }

  private read(): void {
    const { pathname, hash, search } = this.page.location;
    this.route = parse_route(pathname, hash, search);
  }

  // Plain clicks on links of this site stay in the page; all others are the browser's.
  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== this.page.location.origin) return;
    if (link.pathname === this.page.location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}
