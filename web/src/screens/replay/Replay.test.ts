import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import given from '../../gallery/replay_round.json';
import { welcomed } from '../testing';
import Replay from './Replay.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { record } = given;
const of_round = (round: number) => JSON.stringify({ ...record, round });
const lines = (count: number) => Array.from({ length: count }, (_, i) => of_round(i + 1));
const patient = { timeout: 10_000 };

/** The server makes a replay of every record, or answers with that status. */
function server() {
  const answer = { status: 200, body: {} };
  const asked = vi.fn(async (_: string, { body }: { body: string }) =>
    answer.status === 200
      ? Response.json({ ...given, id: '', record: JSON.parse(body) as object })
      : Response.json(answer.body, { status: answer.status }),
  );
  vi.stubGlobal('fetch', asked);
  return { answer, asked };
}

async function open(text: string, name = 'rounds.jsonl') {
  const { session } = welcomed();
  render(Replay, { session, start: { round: null, step: 0, seat: null } });
  await fireEvent.change(screen.getByLabelText('Replay or record file'), {
    target: { files: list_of(new File([text], name)) },
  });
}
const list_of = (file: File) => ({ length: 1, item: () => file, 0: file });
const entries = () => screen.getAllByRole('button', { name: /^Round \d/ });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent.replace(/\s+/g, ' ');
const on_board = (round: number) =>
  waitFor(() => expect(heading()).toContain(`Round ${round} `), patient);

describe('a file of one round', () => {
  it('is played at once, with nothing to choose', async () => {
    server();
    await open(of_round(4));
    await on_board(4);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(screen.queryByRole('button', { name: 'The next one' })).toBeNull();
  });

  it('without proof of its shuffle is played, and says so', async () => {
    const { fair, ...rest } = record;
    expect(fair).toBeDefined();
    server();
    await open(JSON.stringify(rest));
    await on_board(4);
    await screen.findByText('This record has no proof of its shuffle', {}, patient);
    expect(screen.queryByRole('button', { name: 'What is wrong?' })).toBeNull();
  });

  it.each([
    [413, /longer than this server takes/, /open that one/],
    [400, /neither a replay nor the record/, /saved on the page of a round/],
    [422, /can't have been played like that/, /may have been changed/],
    [429, /a lot of rounds/, /Wait a minute/],
    [503, /hands full/, /Try again in a moment/],
    [405, /can't make a replay of a record/, /replay file/],
    [502, /could not be reached/, /Are you online/],
  ])('that is refused with %i says why and what to do', async (status, why, what_to_do) => {
    const { answer } = server();
    answer.status = status;
    await open(of_round(4));
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toMatch(why));
    expect(alert.textContent).toMatch(what_to_do);
  });

  it('that does not hold is told of with the reason of the server', async () => {
    const { answer } = server();
    Object.assign(answer, { status: 422, body: { detail: 'pack: is not what follows' } });
    await open(of_round(4));
    expect(await screen.findByText('pack: is not what follows')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check the shuffle' }).getAttribute('href')).toBe(
      '/verify',
    );
  });

  it('is tried again when the server is ready for it', async () => {
    const { answer } = server();
    answer.status = 503;
    await open(of_round(4));
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer.status = 200;
    await fireEvent.click(again);
    await on_board(4);
  });
});

describe('a file of several rounds', () => {
  it('lets one choose, and go on to the next and back to the list', async () => {
    const { asked } = server();
    await open(lines(3).join('\n'));
    await waitFor(() => expect(heading()).toBe('Which round?'));
    expect(asked).not.toHaveBeenCalled();
    expect(entries().map((one) => one.textContent.replace(/\s+/g, ' ').trim())).toEqual(
      [1, 2, 3].map(
        (round) =>
          `Round ${round} Newfoundland Krazy 8's · 4 seats ${round} Seat 4 went out: 142 points. Points by seat: 0 · 0 · 0 · 142. The game ended here.`,
      ),
    );
    await fireEvent.click(entries()[1] as HTMLElement);
    await on_board(2);
    expect(screen.getAllByText('This is number 2 of 3 in rounds.jsonl.').length).toBeGreaterThan(0);
    await fireEvent.click(
      screen.getAllByRole('button', { name: 'The next one' })[0] as HTMLElement,
    );
    await on_board(3);
    for (const next of screen.getAllByRole('button', { name: 'The next one' }))
      expect((next as HTMLButtonElement).disabled).toBe(true);
    const back = screen.getAllByRole('button', { name: 'All rounds of the file' });
    await fireEvent.click(back[0] as HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(entries()[2]));
    expect(entries()[2]?.getAttribute('aria-current')).toBe('true');
  });

  it('is read a hundred at a time, however long it is', async () => {
    server();
    await open(lines(250).join('\n'));
    // By their places: to work out the names of so many buttons takes long.
    const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-at]')];
    const next = (words: string) => fireEvent.click(screen.getByText(words));
    await waitFor(() => expect(drawn()).toHaveLength(100), patient);
    await next('The next 100');
    expect(drawn()).toHaveLength(100);
    expect(document.activeElement).toBe(drawn()[0]);
    expect(drawn()[0]?.textContent).toContain('Round 101');
    await next('The next 50');
    expect(drawn()).toHaveLength(50);
    expect(screen.queryByText(/^The next/)).toBeNull();
    await fireEvent.change(screen.getByLabelText('Show'), { target: { value: '0' } });
    expect(drawn()[0]?.textContent).toContain('Round 1 ');
  }, 30_000);

  it('has lines that are no records, which cannot be chosen', async () => {
    server();
    await open(`${of_round(1)}\nDear Ann\n`);
    await screen.findByText('This line is not the record of a round.');
    expect(entries()).toHaveLength(1);
  });

  it('tells over the list that a round was refused, and the others can be chosen', async () => {
    const { answer } = server();
    await open(lines(2).join('\n'));
    await waitFor(() => expect(entries()).toHaveLength(2));
    answer.status = 422;
    await fireEvent.click(entries()[0] as HTMLElement);
    await screen.findByText("This round can't have been played like that.");
    answer.status = 200;
    await fireEvent.click(entries()[1] as HTMLElement);
    await on_board(2);
  });

  it('shows the round that was asked for last, whichever answer comes first', async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const answer = Response.json({ ...given, record: JSON.parse(body) as object });
      return new Promise((found) => waiting.push(() => found(answer)));
    });
    await open(lines(2).join('\n'));
    await waitFor(() => expect(entries()).toHaveLength(2));
    await fireEvent.click(entries()[0] as HTMLElement);
    await fireEvent.click(entries()[1] as HTMLElement);
    waiting[1]?.();
    await on_board(2);
    waiting[0]?.();
    await new Promise((later) => setTimeout(later));
    expect(heading()).toContain('Round 2 ');
  });
});
