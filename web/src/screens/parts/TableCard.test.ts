import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { table_row } from '../testing';
import TableCard from './TableCard.svelte';

afterEach(cleanup);

describe('a locked table in the lobby', () => {
  const locked = table_row('t1', { locked: true });
  const card = { line: '', kind: 'watch' as const, now_s: 0 };

  it('is one to watch', () => {
    render(TableCard, { ...card, row: locked });
    expect(screen.getByText(/^locked, to watch only/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Watch/ })).toBeTruthy();
  });

  it('is not said to be one to watch where nobody may', () => {
    render(TableCard, { ...card, row: { ...locked, watching: false } });
    expect(screen.queryByText(/to watch only/)).toBeNull();
    expect(screen.getByText(/^locked/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
