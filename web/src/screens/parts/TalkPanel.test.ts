import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '../../connection/fake_server';
import { prefer } from '../../a11y/preferences.svelte';
import { person } from '../../gallery/fixtures';
import { golden_view } from '../../protocol/golden';
import type { Line, View } from '../../protocol/messages';
import { muted_people, unmute } from '../../stores/mutes.svelte';
import { all_here } from '../../ui/part.svelte';
import { table_parts } from '../table_parts';
import { welcomed } from '../testing';
import TalkAloud from './TalkAloud.svelte';
import TalkPanel from './TalkPanel.svelte';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const seats = [person('Ann'), person('Dee'), { kind: 'empty' } as const];
const usual: View = { ...golden_view('waiting, seen by the host'), talk: 'free', seats };

beforeAll(() => all_here({ talk_person: table_parts.talk_person }));
beforeEach(() => {
  for (const person of Object.keys(muted_people())) unmute(person);
  prefer('announce', 'all');
});
afterEach(cleanup);

function open_talk(changes: Partial<View> = {}, onback?: () => void) {
  const stage = welcomed();
  const view = { ...usual, ...changes };
  stage.session.show_table(table);
  stage.socket.say({ ...example('view', 'waiting, seen by the host'), view });
  const props = { session: stage.session, view, ...(onback ? { onback } : {}) };
  const { rerender } = render(TalkPanel, props);
  flushSync();
  let at = 100;
  const said = (name: string, text: string, changes: Partial<Line> = {}) => {
    at += 1;
    const line = { id: at, person: name.toLowerCase(), name, seat: 1, at, text, ...changes };
    stage.socket.say({ t: 'said', table, line });
    flushSync();
  };
  return { ...stage, said, rerender };
}

const lines = () =>
  within(screen.getByRole('list', { name: 'What is said at the table' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replaceAll(/\s+/g, ' ').trim());
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say something' });
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the talk at a table', () => {
  it('shows what is said, by whom, and who of them watches', () => {
    const { said, session } = open_talk();
    expect(lines()).toEqual(['Nobody has said anything yet.']);
    said('Bo', 'what a hand');
    said('Cy', 'hello from here', { seat: null });
    said('Ann', 'mine', { person: session.me.person?.id ?? '' });
    expect(lines()).toEqual(['Bo what a hand', 'Cy watching hello from here', 'You mine']);
  });

  it('shows markup as the text that it is', () => {
    const { said } = open_talk();
    said('Bo', '<img src=x onerror=alert(1)> {t} &lt;');
    expect(lines()).toEqual(['Bo <img src=x onerror=alert(1)> {t} &lt;']);
    expect(document.querySelector('.lines img')).toBe(null);
  });

  it('offers phrases, and a box only where anything may be said', async () => {
    const { socket } = open_talk({ talk: 'presets' });
    expect(screen.queryByRole('textbox')).toBe(null);
    await press('Nice one!');
    expect(socket.last('say')).toMatchObject({ table, preset: 'nice_one' });
  });

  it('says nothing at all where there is no talk', () => {
    open_talk({ talk: 'off' });
    expect(screen.queryByRole('button')).toBe(null);
    expect(screen.getByText(/Nobody talks at this table/)).toBeTruthy();
  });

  it('sends a text with Enter, not with Shift and Enter, and empties the box for the next line', async () => {
    const { socket } = open_talk();
    await type('  my turn?  ');
    await fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
    expect(socket.types).not.toContain('say');
    await fireEvent.keyDown(box(), { key: 'Enter' });
    expect(socket.last('say')).toMatchObject({ text: 'my turn?' });
    expect(box().value).toBe('');
    await type('or yours?');
    socket.say({ t: 'done', request_id: socket.last('say').request_id });
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Oops' })).toBeTruthy());
    expect(box().value).toBe('or yours?');
  });

  it('gives back what was refused, unless something else has been written meanwhile', async () => {
    const { socket } = open_talk();
    const refuse = () => {
      const { request_id } = socket.last('say');
      socket.say({ ...example('refused', 'busy'), request_id });
    };
    await type('my turn?');
    await fireEvent.keyDown(box(), { key: 'Enter' });
    refuse();
    await vi.waitFor(() => expect(box().value).toBe('my turn?'));
    await fireEvent.keyDown(box(), { key: 'Enter' });
    await type('well');
    refuse();
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(box().value).toBe('well');
  });

  it('counts what is said while the window is too narrow for it', () => {
    const { said, session } = open_talk();
    const box_of = HTMLElement.prototype as { checkVisibility?: () => boolean };
    box_of.checkVisibility = () => false;
    window.dispatchEvent(new Event('resize'));
    delete box_of.checkVisibility;
    said('Bo', 'one');
    expect(session.talk.unread).toBe(1);
  });

  it('sends nothing longer than a line may be, as a reader counts', async () => {
    const { socket } = open_talk();
    await type('é'.repeat(201));
    expect(screen.getByText('201 of 200 characters')).toBeTruthy();
    await fireEvent.keyDown(box(), { key: 'Enter' });
    expect(socket.types).not.toContain('say');
    expect(screen.getByRole('alert').textContent).toContain('too long');
    await type('👨‍👩‍👧'.repeat(30));
    await fireEvent.keyDown(box(), { key: 'Enter' });
    expect(socket.types).toContain('say');
  });

  it.each([
    ['muted', 'The operators have muted you'],
    ['talk_off', 'Nobody talks at this table'],
    ['presets_only', 'only the set phrases'],
    ['rate_limited', 'a lot at once'],
  ])('says in words why something was not said: %s', async (code, words) => {
    const { socket } = open_talk();
    await press('Oops');
    const { request_id } = socket.last('say');
    socket.say({ t: 'refused', request_id, code, reason: code, params: {}, rule: null });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
  });

  it('tells somebody who watches who hears them', () => {
    open_talk({ you: null, you_host: false });
    expect(screen.getByText(/the players don't hear you/)).toBeTruthy();
  });

  it('mutes one person, says so, and lets them be heard again', async () => {
    const { said } = open_talk();
    said('Cy', 'one');
    said('Bo', 'two');
    await press('Cy: mute or report');
    await fireEvent.click(screen.getByRole('switch', { name: 'Mute Cy' }));
    await press('Close');
    said('Cy', 'three');
    expect(lines()).toEqual(['Bo two']);
    expect(screen.getByText('Cy is muted for you.')).toBeTruthy();
    await press('Unmute Cy');
    expect(lines()).toEqual(['Cy one', 'Bo two', 'Cy three']);
  });

  it('reports somebody, also one who has said nothing yet', async () => {
    const { socket } = open_talk();
    await press('Mute or report somebody');
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'dee' } });
    const line = screen.getByRole('textbox', { name: /What happened/ });
    await fireEvent.input(line, { target: { value: 'rude' } });
    await press('Send the report');
    expect(socket.last('report')).toMatchObject({ table, person: 'dee', about: 'rude' });
    socket.say({ t: 'done', request_id: socket.last('report').request_id });
    await vi.waitFor(() => expect(screen.getByText(/Thank you/)).toBeTruthy());
  });

  it('keeps the report about somebody who gets up', async () => {
    const { rerender, session } = open_talk();
    await press('Mute or report somebody');
    const line = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What happened/ });
    await fireEvent.input(line, { target: { value: 'rude' } });
    await rerender({ session, view: { ...usual, seats: [{ kind: 'empty' }, { kind: 'empty' }] } });
    expect(screen.getByRole('dialog', { name: /Ann/ })).toBeTruthy();
    expect(line.isConnected && line.value).toBe('rude');
  });

  it('goes back to the game with Escape', async () => {
    const onback = vi.fn();
    open_talk({}, onback);
    await fireEvent.keyDown(box(), { key: 'Escape' });
    expect(onback).toHaveBeenCalledOnce();
  });
});

describe('talk read aloud', () => {
  const line: Line = { id: 1, person: 'bo', name: 'Bo', seat: 1, at: 1, preset: 'good_game' };
  const log = () => screen.getByRole('log').textContent?.trim();

  it('does not repeat what was heard before the page came', () => {
    render(TalkAloud, { heard: line });
    flushSync();
    expect(log()).toBe('');
  });

  it('says who said what, as much as one wants to hear', () => {
    vi.useFakeTimers();
    const hear = (heard: Line) => {
      void rerender({ heard });
      flushSync();
      vi.advanceTimersByTime(1000); // what comes close together is told in one go
      flushSync();
    };
    const { rerender } = render(TalkAloud, { heard: null });
    hear(line);
    expect(log()).toBe('Bo says: Good game');
    prefer('announce', 'mine');
    hear({ ...line, id: 2, seat: null });
    expect(log()).toBe('Bo says: Good game');
    vi.useRealTimers();
  });
});
