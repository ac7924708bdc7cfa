import { describe, expect, it } from 'vitest';
import { is_about_people, parse_route, path_to } from './route';

describe('addresses', () => {
  const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
  it.each([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new', ruleset: null }],
    ['/new/', { page: 'new', ruleset: null }],
    [`/t/${table}`, { page: 'table', table }],
    [
      '/r/9f2c41d07be6a8530c1de94b27f6a0b3',
      { page: 'replay', round: '9f2c41d07be6a8530c1de94b27f6a0b3', step: 0, seat: null },
    ],
    ['/r/9f2c', { page: 'not_found' }],
    ['/rules/newfoundland', { page: 'rules', slug: 'newfoundland', anchor: '', own: null }],
    ['/me', { page: 'me' }],
    ['/history', { page: 'history' }],
    ['/leaders', { page: 'leaders' }],
    ['/invite', { page: 'request_invite' }],
    [`/invite/${table}`, { page: 'invite_state', key: table }],
    ['/s', { page: 'not_found' }],
    ['/g/a.b', { page: 'not_found' }],
    ['/me/too', { page: 'not_found' }],
    ['/t', { page: 'not_found' }],
    ['/t/a/b', { page: 'not_found' }],
    ['/t/%3Cscript%3E', { page: 'not_found' }],
    ['/elsewhere', { page: 'not_found' }],
  ])('%s', (path, route) => {
    expect(parse_route(path)).toEqual(route);
  });

  it('knows from which step on and by which seat a replay is seen', () => {
    const at = (search: string) => parse_route(`/r/${'a'.repeat(32)}`, '', search);
    expect(at('?step=12&seat=2')).toMatchObject({ step: 12, seat: 1 });
    expect(at('?step=-3&seat=x')).toMatchObject({ step: 0, seat: null });
  });

  it('are told apart: about people, and others', () => {
    const about_people = ['/me', '/s/a1', '/i/a1', '/invite', '/invite/a1', '/history', '/g/a1'];
    for (const path of [...about_people, '/leaders', '/p/a1'])
      expect(is_about_people(parse_route(path)), path).toBe(true);
    for (const path of ['/', '/new', '/t/a1', '/rules/newfoundland', '/nowhere'])
      expect(is_about_people(parse_route(path)), path).toBe(false);
  });

  it('of rules that are cut short are those of as much as can be read', () => {
    const own = (search: string) => {
      const route = parse_route('/rules/newfoundland', '', search);
      return route.page === 'rules' ? route.own : undefined;
    };
    expect(own('?seats=4&rules={"que')).toEqual({ seats: 4 });
    expect(own('?seats=4')).toEqual({ seats: 4, rules: {} });
    expect(own('?seats=x&rules={}')).toBeNull();
  });

  it('are read back as they are made', () => {
    expect(parse_route(path_to.table(table))).toEqual({ page: 'table', table });
    const rules = { effect: { '2': 'plain' }, game_end: { target: 500 } } as const;
    const url = new URL(`${path_to.table_rules('newfoundland', 5, rules)}#twos`, 'http://here');
    expect(parse_route(url.pathname, url.hash, url.search)).toEqual({
      ...{ page: 'rules', slug: 'newfoundland', anchor: 'twos' },
      own: { seats: 5, rules },
    });
    expect(path_to.rules('newfoundland')).toBe('/rules/newfoundland');
    expect(parse_route(path_to.sign_in(table))).toEqual({ page: 'sign_in', code: table });
    expect(parse_route(path_to.invitation(table))).toEqual({ page: 'invitation', code: table });
    expect(parse_route(path_to.game(table))).toEqual({ page: 'game', game: table });
    expect(parse_route(path_to.person(table))).toEqual({ page: 'person', person: table });
    const form = new URL(path_to.new_table('power-cards'), 'http://here');
    expect(parse_route(form.pathname, '', form.search)).toEqual({
      page: 'new',
      ruleset: 'power-cards',
    });
  });
});
