import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '../../connection/fake_server';
import { another_secret, played_round, type Played } from '../../fair/testing/round';
import { check_round, type Verdict } from '../../fair/check_round';
import { hashes_here } from '../../fair/hashes';
import { golden_view } from '../../protocol/golden';
import type { RoundCheck } from '../../stores/fair.svelte';
import Table from '../Table.svelte';
import { welcomed } from '../testing';
import FairLine from './FairLine.svelte';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const round = '0f'.repeat(16);
const names = ['Ann', 'Skipper', 'Bo'];

let played: Played;
beforeEach(async () => {
  localStorage.clear();
  played = await played_round();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(check: RoundCheck, shown = false) {
  const onagain = vi.fn();
  render(FairLine, { check, names, shown, onagain });
  return onagain;
}
const done = (verdict: Verdict): RoundCheck => ({ state: 'done', round, verdict });
const verdict_of = (line: string, seen = played.seen) => check_round(hashes_here(), line, seen);
const status = () =>
  screen
    .getByRole('status')
    .textContent.trim()
    .replace(/^[✓✗]\s*/, '');

describe('the line about the shuffle', () => {
  it('says that it is being checked, and that it could not be', async () => {
    show({ state: 'checking', round });
    expect(status()).toBe('Checking the shuffle…');
    cleanup();
    const onagain = show({ state: 'failed', round });
    expect(status()).toBe('The shuffle could not be checked');
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onagain).toHaveBeenCalled();
  });

  it('has a tick, and tells who asks how one can know', async () => {
    show(done(await verdict_of(played.line)));
    expect(status()).toBe('Shuffle checked');
    await fireEvent.click(screen.getByRole('button', { name: 'How do I know?' }));
    const panel = screen.getByRole('dialog').textContent;
    for (const words of ['before the deal', 'added is part of the shuffle', 'Every card that you'])
      expect(panel).toContain(words);
    const fields = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(fields).toEqual([played.seen.commitment, played.record.fair?.secret]);
    const parts = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(parts).toEqual([
      played.seen.own?.bytes,
      'a computer, which adds nothing',
      'nothing that came in time',
    ]);
    expect(screen.getByRole('link', { name: 'Save the record' }).getAttribute('href')).toBe(
      `/r/${round}.jsonl`,
    );
    expect(screen.getByRole('link', { name: 'Check a record file' }).getAttribute('href')).toBe(
      '/verify',
    );
  });

  it('says no more than this page can know', async () => {
    const late = { ...played.seen, before_deal: false, own: null, steps: [] };
    show(done(await verdict_of(played.line, late)));
    expect(status()).toBe('The record holds');
    cleanup();
    const broken = { ...played.seen, unbroken: false };
    show(done(await verdict_of(played.line, broken)));
    expect(status()).toBe('Shuffle checked, as far as this page was there');
  });

  it('says what is wrong, and gives the evidence as a file', async () => {
    const other = await played_round({ secret: another_secret });
    show(done(await verdict_of(other.line)));
    expect(status()).toBe('This was not the promised shuffle');
    await fireEvent.click(screen.getByRole('button', { name: 'What is wrong?' }));
    expect(screen.getByRole('dialog').textContent).toContain('put another secret in its place');
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:1';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await fireEvent.click(screen.getByRole('button', { name: 'Save the evidence' }));
    expect(click).toHaveBeenCalled();
    expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({
      problem: { code: 'commitment_changed' },
      record: other.line,
      seen: { commitment: played.seen.commitment },
    });
  });
});

describe('a table where a round ends', () => {
  const over = () => {
    const view = golden_view('between rounds');
    const sheet = view.sheet.map((row) => ({ ...row, id: round }));
    return { ...example('view', 'between rounds'), view: { ...view, sheet } };
  };

  function open_table(line: string, status = 200) {
    const asked = vi.fn(async () => new Response(line, { status }));
    vi.stubGlobal('fetch', asked);
    const stage = welcomed();
    render(Table, { session: stage.session, table, go: vi.fn() });
    flushSync();
    const seen = vi.spyOn(stage.session.witness, 'seen_of').mockReturnValue(played.seen);
    stage.socket.say(over());
    flushSync();
    return { ...stage, asked, seen };
  }
  const patient = { timeout: 20_000 };

  it('checks it once, and shows a tick', async () => {
    const { asked, socket } = open_table(`${played.line}\n`);
    await screen.findByText('Shuffle checked', { exact: false }, patient);
    socket.say({ ...over(), seq: 95 });
    expect(asked.mock.calls).toEqual([[`/r/${round}.jsonl`]]);
    expect(screen.queryByRole('alert', { name: /not those/ })).toBeNull();
  }, 30_000);

  it('raises an alarm that stays when the next round is dealt, until it is put aside', async () => {
    const other = await played_round({ secret: another_secret });
    const { socket } = open_table(other.line);
    const words = /^The cards of round \d+ are not those that were promised$/;
    await screen.findByRole('heading', { name: words }, patient);
    const seq = 91;
    socket.say({ ...example('view', 'in play, own turn'), seq });
    flushSync();
    expect(screen.getByRole('heading', { name: words }).closest('[role=alert]')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Put aside' }));
    expect(screen.queryByRole('heading', { name: words })).toBeNull();
  }, 30_000);

  it('asks again where the record could not be had', async () => {
    const { asked } = open_table('', 503);
    const again = await screen.findByRole('button', { name: 'Try again' }, patient);
    asked.mockResolvedValue(new Response(played.line));
    await fireEvent.click(again);
    await waitFor(() => expect(screen.getByText('Shuffle checked')).toBeTruthy(), patient);
  }, 30_000);
});
