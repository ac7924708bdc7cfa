import { describe, expect, it } from 'vitest';
import { is_nobody_there, may_be_kept, old_shelves, shelf_of, way_of } from './ways';

const home = 'https://cards.example';
const ask = (path: string, changes = {}) =>
  way_of({ method: 'GET', mode: 'navigate', url: new URL(path, home).href, ...changes }, home);

describe('the service worker', () => {
  it.each(['/', '/new', '/t/kq3vx5m2tn7h4dzb6wscyfra2g', '/rules/newfoundland', '/me', '/?x=1'])(
    'looks after the page %s',
    (path) => expect(ask(path)).toBe('page'),
  );

  it('keeps the page that needs no server, and no other', () => {
    expect(ask('/verify')).toBe('kept_page');
    expect(ask('/verify', { mode: 'cors' })).toBeUndefined();
    expect(['/verify', '/assets/index-Dtjr9XlV.js'].every(may_be_kept)).toBe(true);
    for (const path of ['/', '/t/abc', '/verify/x', 'https://elsewhere.example/verify', 7])
      expect(may_be_kept(path)).toBe(false);
  });

  it.each(['/assets/index-Dtjr9XlV.js', '/assets/cards-DVMdh_AZ.svg', '/assets/a.b-12-45_78.css'])(
    'may keep %s, which never changes',
    (path) => expect(ask(path, { mode: 'no-cors' })).toBe('asset'),
  );

  it.each(['/ws', '/healthz', '/readyz', '/version', '/metrics', '/admin', '/sign-in'])(
    'leaves %s to the server',
    (path) => {
      expect(ask(path)).toBeUndefined();
      expect(ask(path, { mode: 'cors' })).toBeUndefined();
    },
  );

  it.each(['/invite/kq3vx5m2tn7h4dzb6wscyfra2g.txt', '/favicon.svg', '/manifest.webmanifest'])(
    'leaves the file %s to the server',
    (path) => expect(ask(path)).toBeUndefined(),
  );

  it.each(['/sw.js', '/assets/unhashed.js', '/assets/deeper/index-Dtjr9XlV.js'])(
    'keeps nothing whose name does not tell its content: %s',
    (path) => expect(ask(path, { mode: 'no-cors' })).toBeUndefined(),
  );

  it('has nothing to do with other hosts, or with what is sent', () => {
    expect(ask('https://elsewhere.example/')).toBeUndefined();
    expect(ask('https://elsewhere.example/assets/index-Dtjr9XlV.js')).toBeUndefined();
    expect(ask('/', { method: 'POST' })).toBeUndefined();
    expect(ask('/sign-in', { method: 'POST', mode: 'cors' })).toBeUndefined();
  });

  it('knows a proxy that finds no server', () => {
    expect([200, 304, 404, 500, 502, 503, 504].filter(is_nobody_there)).toEqual([502, 503, 504]);
  });

  it('clears away what other builds left, and nothing of anybody else', () => {
    const shelves = [shelf_of('old'), 'somebody-elses', shelf_of('new'), shelf_of('older')];
    expect(old_shelves(shelves, 'new')).toEqual([shelf_of('old'), shelf_of('older')]);
  });
});
