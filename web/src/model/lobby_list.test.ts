import { describe, expect, it } from 'vitest';
import { golden } from '../protocol/golden';
import type { TableRow } from '../protocol/messages';
import { no_filter, wanted_rows, type LobbyFilter } from './lobby_filter';
import {
  empty_list,
  free_seats,
  is_stale,
  new_count,
  table_to_join,
  take_changes,
  take_first,
  take_part,
  tidy,
  type LobbyList,
} from './lobby_list';

const lobby = golden('from_server').find((g) => g.name === 'a table waiting and one in play');
const some_row = (lobby?.message['tables'] as TableRow[])[0] as TableRow;
const row = (table: string, changes: Partial<TableRow> = {}): TableRow => ({
  ...some_row,
  access: 'public',
  watching: true,
  locked: false,
  table,
  ...changes,
});
const whole = (tables: TableRow[]) => take_first(empty_list, tables, false, true);
const shown = whole([
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
    const again = [row('z', { created: 99 }), row('a'), row('b')];
    const later = take_first(shown, again, false, false);
    expect(later.waiting).toEqual(['b', 'a']);
    expect(new_count(later)).toBe(1);
  });

  it('forgets a table that waited to be shown and is not named again', () => {
    const waits = take_changes(shown, [row('d', { people: ['A', 'B', 'C'] }), row('e')], []);
    const again = take_first(waits, [row('a'), row('e')], false, false);
    expect([...again.rows.keys()].sort()).toEqual(['a', 'e']);
    expect(new_count(again)).toBe(1);
    expect(table_to_join(again, ['a', 'e'], some_row.ruleset)).toBe(null);
  });

  it('is judged by a filter as it was, so that nothing leaves or comes under the finger', () => {
    const free = { ...no_filter, free_only: true };
    const before = new Map([row('a'), row('f', { seats: 1 })].map((one) => [one.table, one]));
    const now = [row('a', { seats: 1 }), row('f'), row('n'), row('m', { seats: 1 })];
    const found = (judged?: typeof before) => wanted_rows(now, free, judged).map((r) => r.table);
    expect(found(before)).toEqual(['a', 'n']);
    expect(found()).toEqual(['f', 'n']);
  });

  it('counts the seats that nobody has', () => {
    expect(free_seats(row('a', { seats: 4, people: ['Ann'], computers: 1 }))).toBe(2);
  });

  it('shows no table that is not public, nor one that is public no more', () => {
    const list = whole([
      row('a'),
      row('x', { access: 'private' }),
      row('y', { access: 'unlisted' }),
    ]);
    expect([...list.rows.keys()]).toEqual(['a']);
    const later = take_changes(
      list,
      [row('a', { access: 'private' }), row('x', { access: 'private' })],
      [],
    );
    expect(is_stale(later, 'a')).toBe(true);
    expect(new_count(later)).toBe(0);
  });

  it('sends nobody to a table that is locked, full or gone', () => {
    const list = whole([
      row('locked', { locked: true, people: ['A', 'B', 'C'] }),
      row('full', { seats: 2, people: ['A', 'B'] }),
      row('gone', { people: ['A', 'B', 'C'] }),
      row('open', { people: ['A'] }),
    ]);
    const later = take_changes(list, [], ['gone']);
    expect(table_to_join(later, [], some_row.ruleset)?.table).toBe('open');
    expect(table_to_join(later, ['open'], some_row.ruleset)).toBe(null);
  });
});

describe('a list that comes in parts', () => {
  const first = take_first(
    empty_list,
    [row('b', { created: 9 }), row('a', { created: 8 })],
    true,
    true,
  );

  it('puts each part behind what is shown', () => {
    const second = take_part(first, [row('c', { created: 99 })], true);
    const all = take_part(second, [row('d', { created: 1 })], false);
    expect(all.waiting).toEqual(['b', 'a', 'c', 'd']);
    expect(new_count(all)).toBe(0);
  });

  it('takes changes of tables whose part has not come, without calling them new', () => {
    const changed = take_changes(first, [row('c', { people: ['Cy'] }), row('n')], ['x']);
    expect(changed.waiting).toEqual(['b', 'a']);
    expect(new_count(changed)).toBe(0);
    const all = take_part(changed, [row('c', { people: ['Cy'] })], false);
    expect(all.waiting).toEqual(['b', 'a', 'c']);
    // Opened behind the cursor: no part names it, so it is new.
    expect(new_count(all)).toBe(1);
    expect(tidy(all, true).waiting).toEqual(['n', 'b', 'a', 'c']);
  });

  it('remembers what went while the parts came', () => {
    const gone = take_changes(first, [], ['a']);
    const all = take_part(gone, [row('c')], false);
    expect(all.waiting).toEqual(['b', 'a', 'c']);
    expect(is_stale(all, 'a')).toBe(true);
  });

  it('drops nothing of an earlier list before its last part has come', () => {
    const again = take_first(shown, [row('a')], true, false);
    expect(again.waiting).toEqual(['b', 'c', 'a']);
    const kept = take_changes(again, [row('c')], []);
    const all = take_part(kept, [row('p', { state: 'playing' })], false);
    expect(all.waiting).toEqual(['c', 'a']);
    expect(all.playing).toEqual(['p']);
  });
});

// ---- five thousand tables

const names = ['Ann', 'Bo', 'Cy', 'Émilie', 'Gus'];
const many = Array.from({ length: 5_000 }, (_, i) =>
  row(`t${i}`, {
    created: i,
    ruleset: i % 3 === 0 ? 'power-cards' : 'newfoundland',
    state: i % 2 === 0 ? 'waiting' : 'playing',
    seats: 4,
    people: [names[i % 5] ?? '', `Guest ${i}`],
    host: names[i % 5] ?? null,
    locked: i % 10 === 0,
  }),
);

function all_of(tables: TableRow[]): LobbyList {
  const parts = Array.from({ length: 25 }, (_, i) => tables.slice(i * 200, (i + 1) * 200));
  return parts.reduce(
    (list, part, i) =>
      i === 0 ? take_first(list, part, true, true) : take_part(list, part, i < 24),
    empty_list,
  );
}

describe('five thousand tables', () => {
  const list = all_of(many);

  it('are all there, each once, in the places they came to', () => {
    expect(list.waiting).toHaveLength(2_500);
    expect(list.playing).toHaveLength(2_500);
    expect(new Set([...list.waiting, ...list.playing]).size).toBe(5_000);
    expect(new_count(list)).toBe(0);
  });

  it('stay where they are when fifty of them change', () => {
    const changed = many.slice(100, 150).map((one) => ({ ...one, watchers: 7 }));
    const later = take_changes(list, changed, []);
    expect(later.waiting).toBe(list.waiting);
    expect(later.places).toBe(list.places);
    expect(later.rows.get('t120')?.watchers).toBe(7);
    expect(tidy(later, false)).toBe(later);
  });

  const find = (changes: Partial<LobbyFilter>) =>
    wanted_rows([...list.rows.values()], { ...no_filter, ...changes });

  it('are found by game, by a free seat, and by the names of host and people', () => {
    expect(find({}).length).toBe(5_000);
    expect(find({ ruleset: 'power-cards' }).length).toBe(1_667);
    expect(find({ free_only: true }).length).toBe(2_000);
    expect(find({ text: ' EMILIE ' }).length).toBe(1_000);
    expect(find({ text: 'guest 4321' }).map((one) => one.table)).toEqual(['t4321']);
    expect(find({ text: 'nobody' })).toEqual([]);
    expect(
      find({ text: 'émilie', ruleset: 'power-cards', free_only: true }).length,
    ).toBeGreaterThan(0);
  });
});
