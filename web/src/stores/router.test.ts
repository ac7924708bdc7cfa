import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from './router.svelte';

const router = new Router();

beforeEach(() => router.go('/', true));

// Clicks on the span and tells whether the router took the click; no browser follows it afterwards.
function taken(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let prevented = false;
  const last = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', last, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('span')?.dispatchEvent(event);
  return prevented;
}

describe('the router', () => {
  it('goes to a page and comes back', () => {
    router.go('/new');
    expect(router.route).toEqual({ page: 'new', ruleset: null });
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route).toEqual({ page: 'lobby' });
  });

  it('takes plain clicks on links of this site', () => {
    expect(taken('<a href="/rules/newfoundland"><span>rules</span></a>')).toBe(true);
    expect(router.route).toMatchObject({ page: 'rules' });
  });

  const link = '<a href="/new"><span>new</span></a>';
  it.each([
    ['with a key held', link, { ctrlKey: true }],
    ['of the middle button', link, { button: 1 }],
    ['on a file to be saved', '<a href="/new" download><span>x</span></a>', {}],
    ['on no link', '<p><span>no link</span></p>', {}],
  ])('leaves a click %s to the browser', (_, html, init) => {
    expect(taken(html, init)).toBe(false);
    expect(router.route).toEqual({ page: 'lobby' });
  });
});
