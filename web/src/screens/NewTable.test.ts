import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import NewTable from './NewTable.svelte';
import { welcomed } from './testing';

afterEach(cleanup);

function open_form(change: (ruleset: ReturnType<typeof welcomed>['ruleset']) => void = () => {}) {
  const stage = welcomed();
  const ruleset = structuredClone(stage.ruleset);
  change(ruleset);
  const go = vi.fn();
  const { container } = render(NewTable, { session: stage.session, ruleset, go });
  const line = () => container.querySelector('.line')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  return { ...stage, go, line };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

describe('a new table', () => {
  it('opens with the usual settings at one press', async () => {
    const { socket, go } = open_form();
    await press('Open the table');
    const sent = socket.last('create');
    expect(sent).toEqual({ t: 'create', request_id: sent.request_id, ruleset: 'newfoundland' });
    socket.say({ t: 'created', request_id: sent.request_id, table: 'new1' });
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/new1'));
  });

  it('shows the settings as one line that follows every change', async () => {
    const { line } = open_form();
    expect(line()).toContain(
      '4 seats · to 250 · 2s, J, Q, K in · only Q♠ picks up · answer or take',
    );
    await choose('6');
    await choose('100');
    await flip('Twos pick up');
    await choose('Every queen');
    await flip('A pickup can be answered');
    await flip('Losers go down');
    expect(line()).toContain(
      '6 seats · to 100 · J, Q, K in · every queen picks up · no answering · losers go down',
    );
  });

  it('sends only what differs', async () => {
    const { socket } = open_form();
    await choose('2');
    await flip('Kings turn the play round');
    await choose('Only by link');
    await choose('Easy');
    await press('Open the table');
    expect(socket.last('create')).toMatchObject({
      seats: 2,
      rules: { effect: { K: 'plain' } },
      access: 'unlisted',
      level: 'easy',
    });
  });

  it('says in words what each switch does, on and off', async () => {
    open_form();
    expect(screen.getByText(/picks up two for every two laid/)).toBeTruthy();
    await flip('Twos pick up');
    expect(screen.getByText('A two is an ordinary card, laid one at a time.')).toBeTruthy();
    expect(screen.getByText('1 changed')).toBeTruthy();
  });

  it('offers only what the ruleset lets a host change', () => {
    open_form((ruleset) => {
      ruleset.host_may_change = { seats: [2, 4], queen: ['spades', 'all'] };
    });
    expect(screen.queryByRole('radio', { name: '3' })).toBe(null);
    expect(screen.queryByRole('switch')).toBe(null);
    expect(screen.getByRole('radio', { name: 'Every queen' })).toBeTruthy();
  });

  it('tells a refusal in words and stays', async () => {
    const { socket, go } = open_form();
    await press('Open the table');
    socket.say({
      t: 'refused',
      request_id: socket.last('create').request_id,
      code: 'bad_value',
      reason: 'bad_value',
      params: { field: 'seats', problem: 'must be one of 2, 4' },
      rule: null,
    });
    const text = "The number of seats can't be set like that: must be one of 2, 4.";
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect(go).not.toHaveBeenCalled();
  });
});
