import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newcomer } from '../../../a11y/newcomer.svelte';
import { prefer } from '../../../a11y/preferences.svelte';
import { view } from '../../../gallery/fixtures';
import type { NoticeBatch } from '../../../model/board';
import type { Notice, View } from '../../../protocol/messages';
import HelpLine from './HelpLine.svelte';

beforeEach(() => newcomer.forget());
afterEach(() => {
  cleanup();
  prefer('explain', true);
});

const jack: Notice[] = [
  { n: 'played', seat: 1, cards: ['JH'] },
  { n: 'skipped', seat: 2 },
];
const eight: Notice[] = [{ n: 'played', seat: 1, cards: ['8H'], suit: 'S' }];
const batches = (...happened: Notice[][]): NoticeBatch[] =>
  happened.map((notices, seq) => ({ seq, notices, missed: false }));

function line(seen: View = view(), notices: NoticeBatch[] = []) {
  const onsaid = vi.fn<(text: string) => void>();
  const onshow = vi.fn();
  const rendered = render(HelpLine, { view: seen, notices, onshow, onsaid });
  return { onsaid, onshow, ...rendered };
}

const region = () => screen.queryByRole('region', { name: 'Explained' });
const dismiss = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Close the explanation' }));

describe("a newcomer's line", () => {
  it('begins with the game in three lines, and keeps its place when they are put away', async () => {
    const { onshow } = line();
    expect(region()?.textContent).toContain('Eights are wild.');
    await fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(onshow).toHaveBeenCalledOnce();
    await dismiss();
    expect(region()?.textContent).toContain('Tap any card');
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('explains what is special once, and says it', async () => {
    newcomer.greet();
    const { onsaid, rerender } = line(view(), batches(jack));
    await tick();
    expect(region()?.textContent).toContain('A jack: Skipper is skipped.');
    expect(onsaid.mock.calls).toEqual([['A jack: Skipper is skipped.']]);
    await dismiss();
    await rerender({ notices: batches(jack, jack) });
    expect(region()?.textContent).toContain('Tap any card');
    await rerender({ notices: batches(jack, jack, eight) });
    expect(region()?.textContent).toContain('Bo named spades');
    expect(onsaid).toHaveBeenCalledTimes(2);
  });

  it('explains nothing that was missed', async () => {
    newcomer.greet();
    const { onsaid } = line(view(), [{ seq: 1, notices: jack, missed: true }]);
    await tick();
    expect(onsaid).not.toHaveBeenCalled();
  });

  it.each<[string, () => void, View]>([
    ['who knows the game', () => newcomer.knows_the_game(), view()],
    ['who wants no explanations', () => prefer('explain', false), view()],
    ['who watches', () => undefined, view({ you: null })],
  ])('is not there for somebody %s', async (_, make, seen) => {
    make();
    const { onsaid } = line(seen, batches(jack));
    await tick();
    expect(region()).toBe(null);
    expect(onsaid.mock.calls.length).toBe(0);
  });

  it('is gone after a round that the newcomer has played', async () => {
    const { rerender } = line(view(), batches(jack));
    const over: Notice = { n: 'round_over', reason: 'out', winner: 1, points: [], totals: [] };
    await rerender({ notices: batches(jack, [over]) });
    expect(region()).toBe(null);
  });
});
