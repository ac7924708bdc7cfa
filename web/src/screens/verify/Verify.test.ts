import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import replay from '../../gallery/replay_round.json';
import { another_secret, line_of, played_round, type Played } from '../../fair/testing/round';
import Verify from './Verify.svelte';

let played: Played;
beforeEach(async () => {
  played = await played_round();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function choose(text: string, name = 'rounds.jsonl') {
  render(Verify);
  const input = screen.getByLabelText<HTMLInputElement>('Record file');
  await fireEvent.change(input, { target: { files: list_of(new File([text], name)) } });
  await waitFor(() => expect(result()).not.toMatch(/^$|so far/), { timeout: 10_000 });
  return result();
}
const list_of = (file: File) => ({ length: 1, item: () => file, 0: file });
const result = () =>
  screen.getAllByRole('status')[0]?.textContent.trim().replace(/\s+/g, ' ') ?? '';

describe('the page that checks files', () => {
  it('says that every round of a good file was shuffled as promised', async () => {
    const next = await played_round({ round: 2, dealer: (played.record.dealer + 1) % 3 });
    expect(await choose(`${played.line}\n${next.line}\n`)).toBe(
      '✓ All 2 rounds in rounds.jsonl were shuffled as promised.',
    );
  });

  it('says which line is the first that does not hold, and why', async () => {
    const changed = structuredClone(played.record);
    changed.pack.reverse();
    expect(await choose(`${played.line}\n${line_of(changed)}\n${played.line}`)).toBe(
      '✗ rounds.jsonl does not hold. Line 2: The pack does not lie in the order that follows from the secret. The one round before it holds.',
    );
  });

  it('checks a replay with all that it shows', async () => {
    expect(await choose(JSON.stringify(replay), 'r.json')).toMatch(/^✓ The one round in r\.json/);
    cleanup();
    const other = structuredClone(replay);
    (other.frames[4]?.hands[1] ?? []).reverse().splice(0, 1, 'XX');
    expect(await choose(JSON.stringify(other), 'r.json')).toContain('A hand was not the one');
  });

  it('checks evidence against what its browser was shown', async () => {
    const { line } = await played_round({ secret: another_secret });
    const evidence = { format: 'kitchen-table/fair-evidence/1', record: line, seen: played.seen };
    expect(await choose(JSON.stringify(evidence), 'e.json')).toContain('put another secret');
  });

  it('says that a file has no rounds, or is none of rounds', async () => {
    expect(await choose('\n')).toBe('There is no round in rounds.jsonl.');
    cleanup();
    expect(await choose('Dear Ann')).toContain('Line 1: It is not a record of a round.');
  });

  it('takes a file that is dropped on it', async () => {
    render(Verify);
    const event = new Event('drop', { bubbles: true, cancelable: true });
    const files = list_of(new File([played.line], 'dropped.jsonl'));
    Object.assign(event, { dataTransfer: { types: ['Files'], files } });
    await fireEvent(window, event);
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(result()).toContain('✓ The one round in dropped.jsonl'), {
      timeout: 10_000,
    });
  });

  it('says that it is kept once the worker has kept it and all that it needs', async () => {
    const postMessage = vi.fn((_: { keep: string[] }, [port]: MessagePort[]) =>
      port?.postMessage(true),
    );
    vi.stubGlobal('navigator', {
      serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) },
    });
    render(Verify);
    await screen.findByText(/is kept in this browser now/);
    expect(postMessage.mock.calls[0]?.[0].keep[0]).toBe('/verify');
  });
});
