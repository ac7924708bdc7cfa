import { describe, expect, it } from 'vitest';
import { parse_route, path_to } from './route';

describe('addresses', () => {
  const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
  it.each([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new' }],
    ['/new/', { page: 'new' }],
    [`/t/${table}`, { page: 'table', table }],
    ['/rules/newfoundland', { page: 'rules', slug: 'newfoundland', anchor: '' }],
    ['/t', { page: 'not_found' }],
    ['/t/a/b', { page: 'not_found' }],
    ['/t/%3Cscript%3E', { page: 'not_found' }],
    ['/elsewhere', { page: 'not_found' }],
  ])('%s', (path, route) => {
    expect(parse_route(path)).toEqual(route);
  });

  it('are read back as they are made', () => {
    expect(parse_route(path_to.table(table))).toEqual({ page: 'table', table });
    const url = new URL(path_to.rules('newfoundland', 'twos'), 'http://here');
    expect(parse_route(url.pathname, url.hash)).toMatchObject({
      slug: 'newfoundland',
      anchor: 'twos',
    });
    expect(path_to.rules('newfoundland', null)).toBe('/rules/newfoundland');
  });
});
