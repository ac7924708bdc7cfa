// Addresses of the client's pages.

import type { TableId } from '../protocol/messages';

export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'table'; table: TableId }
  | { page: 'rules'; slug: string; anchor: string }
  | { page: 'not_found' };

/** The page at a path; a rules page may carry an anchor (`#twos`). */
export function parse_route(path: string, hash = ''): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (first === 'new' && parts.length === 1) return { page: 'new' };
  if (first === 't' && parts.length === 2 && second && /^[A-Za-z0-9]{1,64}$/.test(second))
    return { page: 'table', table: second };
  if (first === 'rules' && parts.length === 2 && second && /^[a-z0-9-]+$/.test(second))
    return { page: 'rules', slug: second, anchor: hash.replace(/^#/, '') };
  return { page: 'not_found' };
}

export const path_to = {
  lobby: () => '/',
  new_table: () => '/new',
  table: (table: TableId) => `/t/${table}`,
  rules: (slug: string, anchor?: string | null) =>
    anchor ? `/rules/${slug}#${anchor}` : `/rules/${slug}`,
};
