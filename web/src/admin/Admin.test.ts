import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Admin from './Admin.svelte';
import type { InviteRequest, Person, Report, Request, Statistics, Table } from './answers';
import { Desk, take_token } from './desk.svelte';

const statistics: Statistics = {
  version: '0.1.0',
  address: 'https://cards.example',
  access: 'invite',
  draining: false,
  connections: 7,
  tables: 2,
  people_at_tables: 5,
  watchers: 1,
  rounds_under_way: 1,
  stored: { people: 12 },
};
const cy: InviteRequest = {
  id: 'r1',
  person: 'p1',
  name: 'Cy',
  reach: 'by phone',
  line: 'It is me',
  created: 1_764_450_000,
};
const table: Table = {
  id: 'tableid12345',
  ruleset: 'newfoundland',
  state: 'playing',
  access: 'private',
  round: 3,
  best: 80,
  seats: 4,
  people: [{ id: 'p2', name: 'Ann' }],
  computers: 3,
  watchers: 0,
  host: 'Ann',
  created: 1_764_450_000,
};
const bo: Person = {
  id: 'p3bo',
  name: 'Bo',
  created: 1,
  seen: 1_764_450_000,
  admitted: null,
  muted_until: 253_370_764_800,
  banned_until: null,
};
const report: Report = {
  number: 4,
  at: 1_764_450_000,
  table: 'tableid12345',
  reporter: { id: 'p2', name: 'Ann' },
  reported: { id: 'gone', name: '' },
  about: 'rude',
  excerpt: [{ name: 'Bo', text: 'hm' }],
  closed: null,
};

/** A server that answers from a list and writes down what it was asked. */
class Server {
  asked: Request[] = [];
  token = 'right';
  down = false;
  answers: Partial<Record<Request['do'], object>> = {
    stats: statistics,
    request_list: { requests: [cy] },
    request_approve: { done: 'Cy is let in' },
    invite_list: { invites: [] },
    invite_create: { id: 'i', code: 'abc', link: 'https://cards.example/i/abc', expires: null },
    table_list: { tables: [table] },
    table_close: { done: 'the table is closed' },
    person_list: { people: [bo] },
    ban: { done: 'Bo: ban for 7 days' },
    unmute: { refused: 'not_now', problem: 'Bo is not muted' },
    report_list: { reports: [report] },
    report_close: { done: 'report 4 is closed' },
    drain: { draining: true, rounds_under_way: 1 },
    backup: { file: '/data/copy', bytes: 4096, stored: {} },
    audit: { acts: [{ number: 1, at: 1_764_450_000, act: 'ban', subject: 'p3bo', detail: 'x' }] },
  };

  fetch = (path: string, options: RequestInit): Promise<Response> => {
    expect(path).toBe('/command');
    if (this.down) return Promise.reject(new TypeError('no server'));
    const shown = new Headers(options.headers).get('Authorization');
    if (shown !== `Bearer ${this.token}`) return Promise.resolve(new Response('', { status: 401 }));
    const request = JSON.parse(options.body as string) as Request;
    this.asked.push(request);
    return Promise.resolve(Response.json(this.answers[request.do] ?? {}));
  };
}

let server: Server;
let desk: Desk;

beforeEach(() => {
  sessionStorage.clear();
  server = new Server();
  desk = new Desk(server.fetch, sessionStorage);
  desk.sign_in('right');
});
afterEach(cleanup);

async function open(section: string): Promise<void> {
  render(Admin, { desk });
  await fireEvent.click(screen.getByRole('button', { name: section }));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the operators’ page', () => {
  it('asks for the token before it asks the server for anything', async () => {
    desk.sign_out();
    render(Admin, { desk });
    expect(server.asked).toEqual([]);
    await fireEvent.input(screen.getByLabelText('Token'), { target: { value: ' right ' } });
    await press('Open');
    expect(await screen.findByText('0.1.0')).toBeTruthy();
  });

  it('goes back to the token when the server does not take it', async () => {
    desk.sign_in('wrong');
    render(Admin, { desk });
    expect((await screen.findByRole('alert')).textContent).toContain('not the server’s token');
    expect(sessionStorage.length).toBe(0);
  });

  it('says when the server does not answer', async () => {
    server.down = true;
    render(Admin, { desk });
    expect(await screen.findByText(/does not answer/)).toBeTruthy();
  });

  it('lets in who waits', async () => {
    await open('Requests');
    expect(await screen.findByText('It is me')).toBeTruthy();
    server.answers.request_list = { requests: [] };
    await press('Let in');
    expect(await screen.findByText('Cy is let in')).toBeTruthy();
    expect(server.asked).toContainEqual({ do: 'request_approve', id: 'r1' });
    expect(await screen.findByText('Nobody waits to be let in.')).toBeTruthy();
  });

  it('shows the link of a new invitation', async () => {
    await open('Invitations');
    await fireEvent.input(screen.getByLabelText(/For whom/), { target: { value: 'Aunt May' } });
    await press('Make a link');
    expect(await screen.findByText('https://cards.example/i/abc')).toBeTruthy();
    expect(server.asked).toContainEqual({
      do: 'invite_create',
      note: 'Aunt May',
      uses: 1,
      days: 30,
    });
  });

  it('makes one invitation at a time, and keeps its link while one looks elsewhere', async () => {
    await open('Invitations');
    const form = (await screen.findByRole('button', { name: 'Make a link' })).closest('form');
    await Promise.all([fireEvent.submit(form as Element), fireEvent.submit(form as Element)]);
    await screen.findByText('https://cards.example/i/abc');
    expect(server.asked.filter((request) => request.do === 'invite_create')).toHaveLength(1);
    await press('Tables');
    expect(screen.queryByText('https://cards.example/i/abc')).toBeNull();
    await press('Invitations');
    expect(screen.getByText('https://cards.example/i/abc')).toBeTruthy();
  });

  it('asks before it closes a table', async () => {
    await open('Tables');
    await press('Close the table');
    expect(server.asked.some((request) => request.do === 'table_close')).toBe(false);
    const dialog = await screen.findByRole('dialog');
    const buttons = [...dialog.querySelectorAll('button')];
    const sure = buttons.find((button) => button.textContent?.trim() === 'Close the table');
    await fireEvent.click(sure as HTMLElement);
    expect(server.asked).toContainEqual({ do: 'table_close', id: 'tableid12345' });
  });

  it('closes a question before it goes, so that the focus finds back', async () => {
    await open('Tables');
    await press('Close the table');
    const dialog = await screen.findByRole('dialog');
    const there_when_closed: boolean[] = [];
    dialog.addEventListener('close', () => there_when_closed.push(dialog.isConnected));
    await press('Cancel');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(there_when_closed).toEqual([true]);
  });

  it('bans for as long as one chooses, and shows a refusal', async () => {
    await open('People');
    expect(await screen.findByText('muted until it is taken back')).toBeTruthy();
    await press('Ban');
    await press('a week');
    expect(server.asked).toContainEqual({ do: 'ban', id: 'p3bo', days: 7 });
    await press('Unmute');
    expect(await screen.findByText('Bo is not muted')).toBeTruthy();
  });

  it('shows a report with what was said, and closes it', async () => {
    await open('Reports');
    expect(await screen.findByText('Ann (p2) about somebody who is gone')).toBeTruthy();
    expect(screen.getByText('hm', { exact: false })).toBeTruthy();
    await press('Dealt with');
    expect(server.asked).toContainEqual({ do: 'report_close', number: 4 });
  });

  it('drains, backs up, and lists what was done', async () => {
    render(Admin, { desk });
    await fireEvent.click(await screen.findByRole('switch'));
    expect(server.asked).toContainEqual({ do: 'drain', on: true });
    await press('Back up now');
    expect(await screen.findByText('/data/copy is complete and checked: 5 kB.')).toBeTruthy();
    await press('Acts');
    await waitFor(() => expect(screen.getByText('ban')).toBeTruthy());
  });
});

describe('the token in the address', () => {
  it('is taken out of it', () => {
    history.replaceState(null, '', '/#secret');
    expect(take_token(location, history)).toBe('secret');
    expect(location.hash).toBe('');
    expect(take_token(location, history)).toBe('');
  });
});

describe('the texts', () => {
  it('are all there', () => {
    const texts = readFileSync('src/admin/en.ftl', 'utf8');
    const there = new Set([...texts.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]));
    for (const name of ['Admin', 'SignIn', 'Overview', 'Requests', 'Invites', 'Tables', 'People']) {
      const source = readFileSync(`src/admin/${name}.svelte`, 'utf8');
      for (const [, id] of source.matchAll(/\bt\(\s*'([\w-]+)'/g)) expect(there).toContain(id);
    }
  });
});
