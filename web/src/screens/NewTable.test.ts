import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ruleset, Sentence } from '../protocol/messages';
import NewTable from './NewTable.svelte';
import { welcomed } from './testing';

afterEach(cleanup);

function open_form(change: (ruleset: Ruleset) => void = () => {}, wanted: string | null = null) {
  const stage = welcomed();
  const usual = structuredClone(stage.ruleset);
  change(usual);
  const other: Ruleset = {
    ...structuredClone(stage.ruleset),
    ...{ slug: 'power-cards', name: 'Power Cards', hint: 'lowest total wins' },
    host_may_change: { seats: [2, 3] },
    line: [{ id: 'line-lowest-wins' }],
    form: [],
  };
  stage.session.rulesets = [usual, other];
  const go = vi.fn();
  const { container } = render(NewTable, { session: stage.session, wanted, go });
  const line = () => container.querySelector('.line')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const { socket } = stage;
  const explain = async (sentences: Sentence[]) => {
    const { request_id } = socket.last('explain');
    socket.say({ t: 'explained', request_id, line: sentences, page: [], values: [] });
    await vi.waitFor(() => flushSync());
  };
  return { ...stage, go, line, explain };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const open_button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open the table' });

describe('a new table', () => {
  it('opens with the usual settings at one press', async () => {
    const { socket, go } = open_form();
    await press('Open the table');
    const sent = socket.last('create');
    expect(sent).toEqual({ t: 'create', request_id: sent.request_id, ruleset: 'newfoundland' });
    socket.say({ t: 'created', request_id: sent.request_id, table: 'new1' });
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/new1'));
  });

  it("shows the ruleset's own line at once, and asks for another after every change", async () => {
    const { socket, line, explain } = open_form();
    expect(line()).toContain('4 seats · to 250 · 2s, J, Q, K in · only Q♠ picks up');
    expect(socket.types).not.toContain('explain');
    await choose('6');
    await flip('Twos pick up');
    expect(socket.last('explain')).toMatchObject({
      ...{ ruleset: 'newfoundland', seats: 6, rules: { effect: { '2': 'plain' } } },
    });
    expect(line()).toContain('4 seats');
    await explain([{ id: 'line-seats', args: { seats: 6 } }, { id: 'line-no-specials' }]);
    await vi.waitFor(() => expect(line()).toContain('6 seats · no specials'));
  });

  it('listens only to the answer to the last change', async () => {
    const { socket, line, explain } = open_form();
    await choose('6');
    const first = socket.last('explain').request_id;
    await choose('5');
    await explain([{ id: 'line-seats', args: { seats: 5 } }]);
    await vi.waitFor(() => expect(line()).toContain('5 seats'));
    const late = { line: [{ id: 'line-seats', args: { seats: 6 } }], page: [], values: [] };
    socket.say({ t: 'explained', request_id: first, ...late });
    await new Promise((resolve) => setTimeout(resolve));
    expect(line()).toContain('5 seats');
  });

  it('says at once why some settings cannot be played, and does not open such a table', async () => {
    const { socket, explain } = open_form();
    await choose('7');
    socket.say({
      ...{ t: 'refused', request_id: socket.last('explain').request_id },
      ...{ code: 'bad_value', reason: 'bad_value', rule: null },
      params: { field: 'deal', problem: '7 cards for 8 players do not fit into one pack' },
    });
    await vi.waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('do not fit into one pack'),
    );
    expect(open_button().disabled).toBe(true);
    await choose('4');
    await explain([]);
    await vi.waitFor(() => expect(open_button().disabled).toBe(false));
  });

  it('sends only what differs', async () => {
    const { socket } = open_form();
    await choose('2');
    await flip('Kings turn the play round');
    await choose('Only by link');
    await flip('People may watch');
    await choose('Easy');
    await press('Open the table');
    expect(socket.last('create')).toMatchObject({
      seats: 2,
      rules: { effect: { K: 'plain' } },
      access: 'unlisted',
      watching: false,
      level: 'easy',
    });
  });

  it('says in words what each switch does, on and off', async () => {
    open_form();
    expect(screen.getAllByText(/After a two the next player picks up 2/).length).toBeGreaterThan(0);
    await flip('Twos pick up');
    expect(screen.getByText(/Twos are ordinary cards/)).toBeTruthy();
    expect(screen.getByText('1 changed')).toBeTruthy();
  });

  it('offers the coach among friends first of all, and not in a ranked ruleset', async () => {
    open_form();
    const coach = () =>
      screen.queryByRole<HTMLInputElement>('switch', { name: 'The coach may be asked' });
    expect(coach()?.checked).toBe(false);
    await flip('The coach may be asked');
    expect(coach()?.checked).toBe(true);
    cleanup();
    open_form((ruleset) => (ruleset.ranked = true));
    expect(coach()).toBe(null);
  });

  it('offers only what the ruleset lets a host change', () => {
    open_form((ruleset) => {
      ruleset.host_may_change = { seats: [2, 4] };
      ruleset.form = ruleset.form.filter((setting) => setting.axes.includes('queen'));
    });
    expect(screen.queryByRole('radio', { name: '3' })).toBe(null);
    // What stays is about the table, not about the game.
    expect(screen.getAllByRole('switch')).toEqual([
      screen.getByRole('switch', { name: 'People may watch' }),
      screen.getByRole('switch', { name: 'The coach may be asked' }),
    ]);
    expect(screen.getByRole('radio', { name: 'Every queen picks up' })).toBeTruthy();
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

describe('the choice of a game', () => {
  it('comes first, with what each game is like', () => {
    open_form();
    const games = screen.getByRole('group', { name: 'The game' });
    expect([...games.querySelectorAll('input')].map((input) => input.value)).toEqual([
      'newfoundland',
      'power-cards',
    ]);
    expect(screen.getByText('lowest total wins')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Newfoundland/ }).checked).toBe(
      true,
    );
  });

  it('changes the form and the line, and keeps who may join and watch', async () => {
    const { socket, line } = open_form();
    await choose('6');
    await choose('Only by link');
    await flip('People may watch');
    await choose('Power Cards');
    expect(line()).toContain('Power Cards · lowest wins');
    expect(screen.queryByRole('radio', { name: '6' })).toBe(null);
    await press('Open the table');
    const sent = socket.last('create');
    expect(sent).toMatchObject({ ruleset: 'power-cards', access: 'unlisted', watching: false });
    expect(sent).not.toHaveProperty('rules');
  });
});

describe('settings that are kept', () => {
  const rules = { effect: { '2': 'plain' } };
  const last = { ruleset: 'power-cards', seats: 3, access: 'private', watching: false };
  const fridays = { ruleset: 'newfoundland', rules, talk: 'off' };

  async function with_saved(wanted: string | null = null) {
    const stage = open_form(undefined, wanted);
    const { socket } = stage;
    const answer = { last, presets: [{ name: 'Fridays', settings: fridays }] };
    const { request_id } = socket.last('saved_settings');
    socket.say({ t: 'saved_settings', request_id, ...answer });
    await vi.waitFor(() => expect(socket.types).toContain('explain'));
    await stage.explain([{ id: 'line-seats', args: { seats: 3 } }]);
    await screen.findByText('Same as last time:');
    return stage;
  }
  const game = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('begin with the game of the last table, unless the address names another', async () => {
    await with_saved();
    expect(game('Power Cards').checked).toBe(true);
    cleanup();
    await with_saved('newfoundland');
    expect(game(/^Newfoundland/).checked).toBe(true);
  });

  it('are those of the last table at one press', async () => {
    const { socket } = await with_saved();
    const same = screen.getByRole('button', {
      name: /^Same as last time:\s*Power.Cards\s·\s3.seats/,
    });
    await fireEvent.click(same);
    expect(same.getAttribute('aria-pressed')).toBe('true');
    await press('Open the table');
    expect(socket.last('create')).toMatchObject(last);
  });

  it('have names, and can be dropped', async () => {
    const { socket } = await with_saved();
    await press('Fridays');
    expect(game('None').checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Fridays' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await press('Drop the settings Fridays');
    const { request_id, name } = socket.last('drop_preset');
    expect(name).toBe('Fridays');
    socket.say({ t: 'done', request_id });
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Fridays' })).toBe(null));
    // What was pressed is gone; the focus is at what is left.
    const same = screen.getByRole('button', { name: /^Same as last time/ });
    await vi.waitFor(() => expect(document.activeElement).toBe(same));
  });

  it('are kept under a name, or it is said why not', async () => {
    const { socket } = await with_saved('newfoundland');
    await flip('Twos pick up');
    await fireEvent.click(screen.getByText('Save these settings as…'));
    const name = screen.getByRole('textbox', { name: 'Their name' });
    await fireEvent.input(name, { target: { value: ' Sundays ' } });
    await press('Save');
    const sent = socket.last('save_preset');
    expect(sent).toMatchObject({ name: 'Sundays', settings: { ruleset: 'newfoundland', rules } });
    const { request_id } = sent;
    const refused = { code: 'too_many', reason: 'too_many', params: {}, rule: null };
    socket.say({ t: 'refused', request_id, ...refused });
    await screen.findByText(/as many settings as one can/);
    await press('Save');
    socket.say({ t: 'done', request_id: socket.last('save_preset').request_id });
    await screen.findByText('Kept as Sundays.');
    expect(screen.getByRole('button', { name: 'Sundays' })).toBeTruthy();
  });

  it('are not offered where none are kept', () => {
    open_form();
    expect(screen.queryByRole('region', { name: 'Settings you have used' })).toBe(null);
  });
});
