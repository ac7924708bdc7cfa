// Addresses of the client's pages.

import type { Code, Explainable, PersonId, RulesChange, TableId } from '../protocol/messages';

export type Route =
  | { page: 'lobby' }
  /** `ruleset`: the game to begin with, if the address names one. */
  | { page: 'new'; ruleset: string | null }
  | { page: 'table'; table: TableId }
  /** `own`: the rules of one table, where the address carries them. */
  | { page: 'rules'; slug: string; anchor: string; own: Explainable | null }
  /**
   * A finished round by its id, from a step on and seen by a seat, where the address says so; without an id one
   * that a file holds.
   */
  | { page: 'replay'; round: string | null; step: number; seat: number | null }
  /** The check of record files. */
  | { page: 'verify' }
  | PeopleRoute
  | { page: 'not_found' };

/** The pages about people rather than tables. */
export type PeopleRoute =
  | { page: 'me' }
  | { page: 'sign_in'; code: Code }
  | { page: 'request_invite' }
  | { page: 'invite_state'; key: Code }
  | { page: 'invitation'; code: Code }
  | { page: 'history' }
  | { page: 'game'; game: string }
  | { page: 'leaders' }
  | { page: 'person'; person: PersonId };

const people_pages: readonly PeopleRoute['page'][] = [
  ...(['me', 'sign_in', 'request_invite', 'invite_state', 'invitation'] as const),
  ...(['history', 'game', 'leaders', 'person'] as const),
];

export function is_about_people(route: Route): route is PeopleRoute {
  return people_pages.some((page) => page === route.page);
}

/** The page at a path; a rules page may carry an anchor (`#twos`) and a table's own rules, a new table's page a ruleset. */
export function parse_route(path: string, hash = '', search = ''): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (first === 'new' && parts.length === 1)
    return { page: 'new', ruleset: new URLSearchParams(search).get('ruleset') };
  if (first === 't' && parts.length === 2 && second && /^[A-Za-z0-9]{1,64}$/.test(second))
    return { page: 'table', table: second };
  if (first === 'rules' && parts.length === 2 && second && /^[a-z0-9-]+$/.test(second))
    return { page: 'rules', slug: second, anchor: hash.replace(/^#/, ''), own: own_rules(search) };
  if (first === 'r' && parts.length === 2 && second && /^[0-9a-f]{32}$/.test(second))
    return { page: 'replay', round: second, ...replay_start(search) };
  if (first === 'replay' && parts.length === 1)
    return { page: 'replay', round: null, step: 0, seat: null };
  if (first === 'verify' && parts.length === 1) return { page: 'verify' };
  return people_route(parts) ?? { page: 'not_found' };
}

function people_route(parts: string[]): PeopleRoute | null {
  const [first, id] = parts;
  if (parts.length === 1) {
    if (first === 'me' || first === 'history' || first === 'leaders') return { page: first };
    return first === 'invite' ? { page: 'request_invite' } : null;
  }
  if (parts.length !== 2 || !id || !/^[A-Za-z0-9]{1,64}$/.test(id)) return null;
  switch (first) {
    case 's':
      return { page: 'sign_in', code: id };
    case 'i':
      return { page: 'invitation', code: id };
    case 'invite':
      return { page: 'invite_state', key: id };
    case 'g':
      return { page: 'game', game: id };
    case 'p':
      return { page: 'person', person: id };
    default:
      return null;
  }
}

export const path_to = {
  lobby: () => '/',
  new_table: (ruleset?: string) => (ruleset ? `/new?ruleset=${ruleset}` : '/new'),
  table: (table: TableId) => `/t/${table}`,
  rules: (slug: string) => `/rules/${slug}`,
  me: () => '/me',
  sign_in: (code: Code) => `/s/${code}`,
  request_invite: () => '/invite',
  invite_state: (key: Code) => `/invite/${key}`,
  invitation: (code: Code) => `/i/${code}`,
  history: () => '/history',
  game: (game: string) => `/g/${game}`,
  leaders: () => '/leaders',
  person: (person: PersonId) => `/p/${person}`,
  replay: (round: string) => `/r/${round}`,
  replay_file: () => '/replay',
  verify: () => '/verify',
  /** The rules of one table. They stand in the address, so that the page can be opened beside the table and sent on. */
  table_rules: (slug: string, seats: number, rules: RulesChange) =>
    `/rules/${slug}?${new URLSearchParams({ seats: String(seats), rules: JSON.stringify(rules) })}`,
};

/** Seats count from 1 in addresses, as they do on the page. */
function replay_start(search: string): { step: number; seat: number | null } {
  const query = new URLSearchParams(search);
  const number = (name: string) => Math.max(0, Math.trunc(Number(query.get(name) ?? 0)) || 0);
  const seat = number('seat');
  return { step: number('step'), seat: seat === 0 ? null : seat - 1 };
}

function own_rules(search: string): Explainable | null {
  const query = new URLSearchParams(search);
  const seats = Number(query.get('seats'));
  if (!Number.isInteger(seats) || seats <= 0) return null;
  const rules = parsed(query.get('rules') ?? '{}');
  return typeof rules === 'object' && rules !== null ? { seats, rules } : { seats };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
