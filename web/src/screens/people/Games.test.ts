import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preset } from '../../gallery/presets';
import type { SheetRow } from '../../protocol/messages';
import { game, open_page, seat, settled } from './testing';

afterEach(cleanup);

describe('finished games', () => {
  it('stand with date, rounds, totals and who won, and lead to each game', async () => {
    const { answer } = open_page('/history');
    const computer = seat('Skipper', 0, { kind: 'computer', person: null });
    const left = seat('', 12, { person: null });
    const seats = [seat('Ann', 70, { won: true }), computer, left];
    await answer('history', { t: 'history', games: [game('g1', { seats })], next: null });
    const row = screen.getByRole('heading', { level: 2 }).closest('li') as HTMLElement;
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/g/g1');
    expect(row.textContent).toMatch(/Nov 29, 2025.*2 rounds/s);
    const people = within(row).getAllByRole('listitem');
    const texts = people.map((one) => one.textContent.replace(/\s+/g, ' ').trim());
    expect(texts).toEqual(['★ won Ann 70', 'Skipper computer 0', 'somebody who has left 12']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('come twenty at a time', async () => {
    const { answer, socket } = open_page('/history');
    await answer('history', { t: 'history', games: [game('g1')], next: 'older' });
    await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(socket.last('history').before).toBe('older');
    await answer('history', { t: 'history', games: [game('g2')], next: null });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('come anew from the first after a broken connection', async () => {
    const { answer, session } = open_page('/history');
    await answer('history', { t: 'history', games: [game('g1')], next: 'older' });
    await fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await answer('history', { t: 'history', games: [game('g2')], next: null });
    session.link = 'connecting';
    await settled();
    session.link = 'online';
    await answer('history', { t: 'history', games: [game('g0'), game('g1')], next: 'old' });
    const shown = screen.getAllByRole('heading', { level: 2 });
    const links = shown.map((heading) => within(heading).getByRole('link').getAttribute('href'));
    expect(links).toEqual(['/g/g0', '/g/g1']);
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  });

  it('can be taken along as one file of all their rounds', async () => {
    const { answer, socket } = open_page('/history');
    await answer('history', { t: 'history', games: [game('g1')], next: null });
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:1';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await fireEvent.click(screen.getByRole('button', { name: 'Download all my rounds' }));
    expect(socket.last('export_rounds')).not.toHaveProperty('after');
    await answer('export_rounds', { t: 'exported_rounds', records: ['{"a":1}'], next: 'more' });
    expect(socket.last('export_rounds').after).toBe('more');
    await answer('export_rounds', { t: 'exported_rounds', records: ['{"b":2}'], next: null });
    expect(await file?.text()).toBe('{"a":1}\n{"b":2}\n');
    expect(screen.getByText('2 rounds saved as kitchen-table-rounds.jsonl.')).toBeTruthy();
  });

  it('are none at first', async () => {
    const { answer } = open_page('/history');
    await answer('history', { t: 'history', games: [], next: null });
    expect(screen.getByText(/No game you played to the end yet/)).toBeTruthy();
  });
});

describe('one finished game', () => {
  const { values } = preset('newfoundland');
  const rows: SheetRow[] = [
    {
      ...{ round: 1, reason: 'out', winner: 1, points: [0, values['8'] + values.K] },
      ...{ totals: [0, values['8'] + values.K], hands: [['8S', 'KD'], []] },
    },
    {
      ...{ round: 2, reason: 'out', winner: 0, points: [values.T, 0] },
      ...{ totals: [values.T, values['8'] + values.K], hands: [[], ['TC']] },
    },
  ];
  const answered = {
    ...{ t: 'game', game: game('g1'), line: [], sheet: rows },
    together: [{ person: 'bo', name: 'Bo', games: 3, won: 2, points: 410 }],
  };

  it('has a chart, a sheet, and what its people played together', async () => {
    const { answer, socket } = open_page('/g/g1');
    await answer('game', answered);
    expect(socket.last('game').game).toBe('g1');
    const chart = screen.getByRole('img', { name: /one line for each seat/ });
    const lines = [...chart.querySelectorAll('polyline')];
    expect(lines).toHaveLength(2);
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
    expect(chart.textContent).toContain('Bo');
    const together = screen.getByRole('region', { name: 'The same people, together' });
    expect(within(together).getByRole('link', { name: 'Bo' }).getAttribute('href')).toBe('/p/bo');
  });

  it('tells card by card what was left', async () => {
    const { answer } = open_page('/g/g1');
    await answer('game', answered);
    const round = screen.getByText('Round 1').closest('details') as HTMLElement;
    expect(within(round).getByText('eight of spades, king of diamonds')).toBeTruthy();
    const sums = round.textContent.replace(/\s+/g, ' ');
    expect(sums).toContain(`${values['8']} + ${values.K} = ${values['8'] + values.K}`);
  });

  it('has no chart of a single round', async () => {
    const { answer } = open_page('/g/g1');
    await answer('game', { ...answered, sheet: rows.slice(0, 1) });
    expect(screen.queryByRole('img', { name: /one line for each seat/ })).toBeNull();
  });

  it('that is not known is told in words', async () => {
    const { refuse } = open_page('/g/g1');
    await refuse('game', 'unknown_game');
    expect(screen.getByText('No finished game is known by that address.')).toBeTruthy();
  });
});

describe('leaders', () => {
  it('are asked for by game and time, and stand the best first', async () => {
    const { answer, socket } = open_page('/leaders');
    const standings = [
      { person: 'bo', name: 'Bo', games: 9, won: 5, points: 1310 },
      { person: 'ann', name: 'Ann', games: 9, won: 4, points: 1200 },
    ];
    await answer('leaders', { t: 'leaders', standings });
    expect(socket.last('leaders')).toMatchObject({ ruleset: 'newfoundland', days: 30 });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('link').textContent.trim())).toEqual([
      'Bo',
      'Ann',
    ]);
    expect(rows.map((row) => row.textContent.includes('you'))).toEqual([false, true]);
    await fireEvent.click(screen.getByRole('radio', { name: 'All the time' }));
    expect(socket.last('leaders')).toMatchObject({ days: 0 });
  });

  it('are nobody at first', async () => {
    const { answer } = open_page('/leaders');
    await answer('leaders', { t: 'leaders', standings: [] });
    expect(screen.getByText(/Nobody yet/)).toBeTruthy();
  });
});

describe('somebody', () => {
  const person = { id: 'bo', name: 'Bo', since: 1_764_450_000 };

  it('has a name and records, games against computers apart', async () => {
    const { answer } = open_page('/p/bo');
    const record = { ruleset: 'newfoundland', games: 9, won: 5, rounds: 71, rounds_won: 30 };
    const records = [{ ...record, best: 312, games_with_computers: 4 }];
    await answer('person', { t: 'person', person, records });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bo');
    const numbers = screen.getAllByRole('definition').map((number) => number.textContent);
    expect(numbers).toEqual(['9', '5', '71', '30', '312', '4']);
  });

  it('who is not known is told in words', async () => {
    const { refuse } = open_page('/p/bo');
    await refuse('person', 'unknown_person');
    expect(screen.getByText('Nobody is known by that address.')).toBeTruthy();
  });
});
