import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '../../connection/fake_server';
import { SeatWanted } from '../../stores/seat_wanted.svelte';
import { store_invite_key, stored_invite_key } from '../../stores/invite_key';
import { table_row } from '../testing';
import { ann, code, open_page, settled } from './testing';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const outside = { access: 'invite', person: { ...ann, admitted: false } };
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe('the first page of a server by invitation', () => {
  it('says what this is and leads to a request and to the rules', () => {
    open_page('/', outside);
    const ask = screen.getByRole('link', { name: 'Request an invitation' });
    expect(ask.getAttribute('href')).toBe('/invite');
    expect(screen.getByRole('link', { name: /Krazy 8's/ }).getAttribute('href')).toMatch(
      /^\/rules/,
    );
  });

  it.each([code, `https://cards.example/i/${code}`, ` ${code} `])(
    'takes an invitation as a link or a code: %s',
    async (typed) => {
      const { go } = open_page('/', outside);
      await click('I have an invitation');
      await type(/link or the code/, typed);
      await click('Go on');
      expect(go).toHaveBeenCalledWith(`/i/${code}`);
    },
  );

  it('says what is no invitation', async () => {
    const { go } = open_page('/', outside);
    await click('I have an invitation');
    await type(/link or the code/, 'please');
    await click('Go on');
    expect(go).not.toHaveBeenCalled();
    expect(screen.getByText(/That is not an invitation/)).toBeTruthy();
  });

  it('leads whoever has asked to the answer', () => {
    store_invite_key('key1');
    expect(open_page('/', outside).go).toHaveBeenCalledWith('/invite/key1', true);
  });
});

describe('a request for an invitation', () => {
  it('is sent with name, reach and line, and its key is kept', async () => {
    const { answer, socket, go, session } = open_page('/invite', outside);
    await type('Your name', 'Ann of Bo');
    await type(/How to reach you/, '555 1234');
    await type('A line to the host', "Bo's sister");
    await click('Send the request');
    expect(socket.last('request_invite')).toMatchObject({
      ...{ name: 'Ann of Bo', reach: '555 1234', line: "Bo's sister" },
    });
    await answer('request_invite', { t: 'invite_requested', key: code });
    expect(socket.last('set_name').name).toBe('Ann of Bo');
    await answer('set_name', { t: 'done' });
    expect(session.me.named).toBe(true);
    expect(stored_invite_key()).toBe(code);
    expect(go).toHaveBeenCalledWith(`/invite/${code}`, true);
  });

  it('needs a name', async () => {
    const { socket } = open_page('/invite', outside);
    await type('Your name', '  ');
    await click('Send the request');
    expect(socket.types).not.toContain('request_invite');
    expect(screen.getByText('Write your name first.')).toBeTruthy();
  });

  it('is told in words when one waits already', async () => {
    const { refuse } = open_page('/invite', outside);
    await click('Send the request');
    await refuse('request_invite', 'already_requested');
    expect(screen.getByText(/have asked for an invitation already/)).toBeTruthy();
  });

  it('is not for those who may play already', () => {
    open_page('/invite');
    expect(screen.getByText(/you may play here already/)).toBeTruthy();
  });
});

describe('how a request stands', () => {
  const state = (stands: string) => ({ t: 'invite_state', state: stands, name: 'Ann' });

  it('is asked again every ten seconds, only while somebody looks', async () => {
    vi.useFakeTimers();
    const { answer, socket } = open_page(`/invite/${code}`, outside);
    await answer('invite_state', state('waiting'));
    expect(screen.getByText(/The host has not answered yet/)).toBeTruthy();
    const asked = () => socket.types.filter((t) => t === 'invite_state').length;
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect(asked()).toBe(3);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(60_000);
    expect(asked()).toBe(3);
  });

  it('is not asked again where nobody knows of it', async () => {
    vi.useFakeTimers();
    const { refuse, socket } = open_page(`/invite/${code}`, outside);
    await refuse('invite_state', 'unknown_code');
    vi.advanceTimersByTime(60_000);
    expect(socket.types.filter((t) => t === 'invite_state')).toHaveLength(1);
  });

  it('opens the tables as soon as the host has let them in', async () => {
    store_invite_key(code);
    const { answer, socket } = open_page(`/invite/${code}`, outside);
    await answer('invite_state', state('waiting'));
    socket.say({ t: 'you', person: ann });
    await settled();
    expect(screen.getByText('Welcome, Ann. The host has let you in.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the tables' }).getAttribute('href')).toBe('/');
    expect(stored_invite_key()).toBeNull();
  });

  it('is a no when the host said no, and leads nowhere any more', async () => {
    store_invite_key(code);
    const { answer } = open_page(`/invite/${code}`, outside);
    await answer('invite_state', state('declined'));
    expect(screen.getByText('The host has not granted this request.')).toBeTruthy();
    expect(stored_invite_key()).toBeNull();
  });

  it('that nobody knows leads nowhere any more; one that cannot be looked up is kept', async () => {
    store_invite_key(code);
    const { refuse } = open_page(`/invite/${code}`, outside);
    await refuse('invite_state', 'storage_unavailable');
    expect(screen.getByText(/server can't save right now/)).toBeTruthy();
    expect(stored_invite_key()).toBe(code);
    cleanup();
    await open_page(`/invite/${code}`, outside).refuse('invite_state', 'unknown_code');
    expect(screen.getByText(/There is no request at this address/)).toBeTruthy();
    expect(stored_invite_key()).toBeNull();
  });

  it('tells another browser where the request was granted, and leaves it other ways in', async () => {
    store_invite_key(code);
    const { answer } = open_page(`/invite/${code}`, outside);
    await answer('invite_state', state('approved'));
    expect(screen.getByText(/granted to the browser it was sent from/)).toBeTruthy();
    const ways = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['I have an invitation', '/'],
      ['Request an invitation', '/invite'],
    ]);
    cleanup();
    // The first page does not lead back here.
    expect(open_page('/', outside).go).not.toHaveBeenCalled();
  });
});

describe('an invitation to a table', () => {
  const row = table_row('t1', { people: ['Bo', 'Cy', 'Dee'], host: 'Bo', access: 'private' });
  const found = { t: 'invitation', to: 'table', table: row };

  it('says who invites to what, and how many sit there', async () => {
    const { answer, socket } = open_page(`/i/${code}`);
    await answer('look_at_invite', found);
    expect(socket.last('look_at_invite').code).toBe(code);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "Bo invites you to Newfoundland Krazy 8's",
    );
    expect(screen.getByText('3 of 4 seated')).toBeTruthy();
  });

  it('is joined with its code, by the name in the box, and leaves no trace in the history', async () => {
    const { answer, go, session, socket } = open_page(`/i/${code}`);
    await answer('look_at_invite', found);
    await type('Your name', 'Annie');
    await click('Join');
    expect(socket.last('set_name').name).toBe('Annie');
    await answer('set_name', { t: 'done' });
    expect(socket.last('join')).toMatchObject({ table: 't1', invite: code });
    expect(socket.types).toContain('sit');
    expect(go).not.toHaveBeenCalled();
    socket.say({ ...example('view', 'waiting, seen by the host'), table: 't1' });
    await settled();
    expect(go).toHaveBeenCalledWith('/t/t1', true);
    // The page of the table goes on with what has come.
    session.show_table('t1');
    expect(socket.types.filter((type) => type === 'join')).toHaveLength(1);
    expect(session.table.view).not.toBeNull();
  });

  it('stays, and says why, when the table lets nobody in any more', async () => {
    const { answer, go, socket } = open_page(`/i/${code}`);
    await answer('look_at_invite', found);
    await click('Join');
    await answer('set_name', { t: 'done' });
    const { request_id } = socket.last('join');
    const why = { code: 'no_watching', reason: 'no_watching', params: {}, rule: null };
    socket.say({ t: 'refused', request_id, ...why });
    await settled();
    expect(screen.getByText(/Nobody may watch this game/)).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
    await answer('look_at_invite', {
      ...found,
      table: { ...row, state: 'playing', watching: false },
    });
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('becomes the wish for a seat when a round begins just before', async () => {
    const { answer, session, socket } = open_page(`/i/${code}`);
    await answer('look_at_invite', found);
    await click('Join');
    await answer('set_name', { t: 'done' });
    const { request_id } = socket.last('sit');
    const why = { code: 'round_in_progress', reason: 'round_in_progress', params: {}, rule: null };
    socket.say({ t: 'refused', request_id, ...why });
    await settled();
    expect(session.seat_wished).toBe('t1');
  });

  it('offers a seat after the round while one is played, and says so', async () => {
    const { answer, session, socket } = open_page(`/i/${code}`);
    await answer('look_at_invite', { ...found, table: { ...row, state: 'playing' } });
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    expect(screen.getByText(/A seat can be had when it is over/)).toBeTruthy();
    await click('Watch, and sit after the round');
    await answer('set_name', { t: 'done' });
    expect(socket.last('join')).toMatchObject({ table: 't1', invite: code });
    expect(socket.types).not.toContain('sit');
    session.show_table('t1');
    expect(new SeatWanted(session).wanted).toBe(true);
    session.show_table(null);
    session.show_table('t1');
    expect(new SeatWanted(session).wanted).toBe(false);
  });

  it.each([
    [{ people: ['Bo', 'Cy', 'Dee', 'Em'] }, /^Every seat is taken, and nobody may watch\.$/],
    [{ locked: true }, /nobody new sit down, and nobody may watch/],
    [{ state: 'playing' as const }, /nobody may watch it.*come back then/],
  ])('offers nothing but to look again where nobody may watch either', async (changes, words) => {
    const { answer, socket } = open_page(`/i/${code}`);
    await answer('look_at_invite', { ...found, table: { ...row, watching: false, ...changes } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/You can watch/)).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await click('Look again');
    expect(socket.types.filter((type) => type === 'look_at_invite')).toHaveLength(2);
    await answer('look_at_invite', found);
    expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
  });

  it('can be watched', async () => {
    const { answer, socket } = open_page(`/i/${code}`);
    await answer('look_at_invite', found);
    await click('Watch');
    await answer('set_name', { t: 'done' });
    expect(socket.last('join')).toMatchObject({ table: 't1', invite: code });
    expect(socket.types).not.toContain('sit');
  });

  it.each([
    [{ people: ['Bo', 'Cy', 'Dee', 'Em'] }, 'Every seat is taken. You can watch.'],
    [{ locked: true }, 'The host lets nobody new sit down. You can watch.'],
  ])('is only to watch where no seat can be had', async (changes, words) => {
    const { answer } = open_page(`/i/${code}`);
    await answer('look_at_invite', { ...found, table: { ...row, ...changes } });
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('is no way into a server by invitation', async () => {
    const { answer } = open_page(`/i/${code}`, outside);
    await answer('look_at_invite', found);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/first need an invitation to this server/)).toBeTruthy();
  });

  it('that is good no more is told so', async () => {
    const { refuse } = open_page(`/i/${code}`);
    await refuse('look_at_invite', 'unknown_code');
    expect(screen.getByText('That code is not good, or not any more.')).toBeTruthy();
  });
});

describe('an invitation to the server', () => {
  it('is redeemed with one tap', async () => {
    const { answer, go, socket } = open_page(`/i/${code}`, outside);
    await answer('look_at_invite', { t: 'invitation', to: 'server', note: 'For Aunt May' });
    expect(screen.getByText('For Aunt May')).toBeTruthy();
    await click('Come in');
    expect(socket.last('set_name').name).toBe('Puffin');
    await answer('set_name', { t: 'done' });
    expect(socket.last('redeem').code).toBe(code);
    await answer('redeem', { t: 'done' });
    expect(go).toHaveBeenCalledWith('/', true);
  });
});
