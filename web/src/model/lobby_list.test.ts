import { describe, expect, it } from 'vitest';
import { golden } from '../protocol/golden';
import type { TableRow } from '../protocol/messages';
import {
  empty_list,
  free_seats,
  is_stale,
  new_count,
  take_all,
  take_changes,
  tidy,
} from './lobby_list';

const lobby = golden('from_server').find((g) => g.name === 'a table waiting and one in play');
const some_row = (lobby?.message['tables'] as TableRow[])[0] as TableRow;
const row = (table: string, changes: Partial<TableRow> = {}): TableRow => ({
  ...some_row,
  table,
  ...changes,
});
const shown = take_all(empty_list, [
  row('a', { created: 1 }),
  row('b', { created: 3 }),
  row('c', { created: 2 }),
  row('p', { state: 'playing' }),
]);

describe('the table list', () => {
  it('shows everything at first, the newest on top', () => {
    expect(shown.waiting).toEqual(['b', 'c', 'a']);
    expect(shown.playing).toEqual(['p']);
    expect(new_count(shown)).toBe(0);
  });

  it('holds new tables back until they are asked for', () => {
    const later = take_changes(shown, [row('d', { created: 9 })], []);
    expect(later.waiting).toEqual(shown.waiting);
    expect(new_count(later)).toBe(1);
    expect(tidy(later, false).waiting).toEqual(shown.waiting);
    expect(tidy(later, true).waiting).toEqual(['d', 'b', 'c', 'a']);
  });

  it('shows the first table at once to somebody who looks at an empty page', () => {
    expect(take_changes(empty_list, [row('a')], []).waiting).toEqual(['a']);
  });

  it('leaves rows in their place when they change, move on or go, and marks them', () => {
    const changes = [row('c', { people: ['Cy'] }), row('a', { state: 'playing' })];
    const later = take_changes(shown, changes, ['b']);
    expect(later.waiting).toEqual(['b', 'c', 'a']);
    expect(['a', 'b', 'c'].map((table) => is_stale(later, table))).toEqual([true, true, false]);
    const tidied = tidy(later, false);
    expect(tidied.waiting).toEqual(['c']);
    expect(tidied.playing).toEqual(['a', 'p']);
  });

  it('forgets a table that went before it was shown', () => {
    const later = take_changes(take_changes(shown, [row('d')], []), [], ['d']);
    expect(new_count(later)).toBe(0);
  });

  it('takes the whole list again without moving what was shown', () => {
    const again = take_all(shown, [row('z', { created: 99 }), row('a'), row('b')]);
    expect(again.waiting).toEqual(['b', 'a']);
    expect(new_count(again)).toBe(1);
  });

  it('counts the seats that nobody has', () => {
    expect(free_seats(row('a', { seats: 4, people: ['Ann'], computers: 1 }))).toBe(2);
  });
});
