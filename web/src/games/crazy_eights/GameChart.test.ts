import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { view } from '../../gallery/fixtures';
import GameChart from './GameChart.svelte';

afterEach(cleanup);

const chart = () => document.querySelector('svg');

describe('the chart of a game', () => {
  it('comes with the second round, a line for each seat under its name', () => {
    const { sheet } = view();
    render(GameChart, { view: view({ sheet: sheet.slice(0, 1) }) });
    expect(chart()).toBeNull();
    cleanup();
    render(GameChart, { view: view() });
    expect(chart()?.querySelectorAll('polyline')).toHaveLength(4);
    const names = [...document.querySelectorAll('svg .name')].map((one) => one.textContent);
    expect(names).toEqual(['You', 'Bo', 'Skipper', 'Dee']);
  });

  it('has the same totals in a table', () => {
    render(GameChart, { view: view({ state: 'game_over' }) });
    const cells = screen.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent);
    expect(cells).toEqual(['0', '140', '0', '0', '88', '140', '0', '0']);
  });

  it('is open when the game is over', () => {
    render(GameChart, { view: view() });
    expect(document.querySelector('details')?.open).toBe(false);
    cleanup();
    render(GameChart, { view: view({ state: 'game_over' }) });
    expect(document.querySelector('details')?.open).toBe(true);
  });
});
