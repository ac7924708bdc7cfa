import { describe, expect, it } from 'vitest';
import { golden, golden_view } from '../protocol/golden';
import type { TableEvent, TableView } from '../protocol/messages';
import { apply, type TableModel } from './table';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const view = (seq: number): TableView => ({
  t: 'view',
  table,
  seq,
  view: golden_view('in play, own turn'),
});
const event = (seq: number, name: string): TableEvent => {
  const found = golden('from_server').find((g) => g.file === 'event.json' && g.name === name);
  return { ...(found?.message as unknown as TableEvent), seq };
};
const at = (seq: number) => apply(null, view(seq)) as TableModel;

describe('a table as this page knows it', () => {
  it('changes exactly the members an event names', () => {
    const before = at(41);
    const after = apply(before, event(42, 'own card is played'));
    expect(after?.view).toEqual({
      ...before.view,
      ...event(42, 'own card is played').changes,
    });
    expect(after?.view.hand).toEqual(['8H', 'QD', 'KH']);
    expect(before.view.hand).toEqual(['7C', '8H', 'QD', 'KH']);
  });

  it('ignores an event or a view that is older than what it has', () => {
    const before = at(42);
    expect(apply(before, event(42, 'a card is played'))).toBe(before);
    expect(apply(before, view(41))).toBe(before);
  });

  it('knows nothing before the first view', () => {
    expect(apply(null, event(1, 'a card is played'))).toBe(null);
  });

  it('tells missed events once, without touching the view, until the view comes', () => {
    const before = at(41);
    const missed = (seq: number) => event(seq, 'missed, told after a resume');
    const told = [missed(42), missed(43), missed(43), view(43)].reduce<TableModel | null>(
      (model, message) => apply(model, message),
      before,
    );
    expect(told?.notices.map(({ seq, missed: m }) => [seq, m])).toEqual([
      [42, true],
      [43, true],
    ]);
    expect(told?.seq).toBe(43);
  });

  it('keeps the notices of the last events only', () => {
    let model: TableModel | null = at(0);
    for (let seq = 1; seq <= 300; seq++) model = apply(model, event(seq, 'a pass'));
    expect(model?.notices).toHaveLength(256);
    expect(model?.notices.at(-1)?.seq).toBe(300);
  });
});
