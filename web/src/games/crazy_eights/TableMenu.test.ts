import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { view } from '../../gallery/fixtures';
import type { View } from '../../protocol/messages';
import { all_here } from '../../ui/part.svelte';
import Board from './Board.svelte';
import { beside, parts } from './parts';

afterEach(cleanup);

const commitment = 'c0'.repeat(32);
const mine = 'a1'.repeat(32);
const words = 'How are the cards shuffled?';

beforeAll(() => all_here({ menu: beside.menu, shuffle: parts.shuffle }));

async function menu(changes: Partial<View>) {
  const settled = async () => ({ ok: true }) as const;
  render(Board, {
    ...{ view: view({ commitment, ...changes }), notices: [], connected: true, refusal: null },
    ...{ act: settled, next_round: settled, start: settled },
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
}

async function panel() {
  await fireEvent.click(screen.getByRole('button', { name: words }));
  await screen.findByText(/the server shows its secret/);
  return screen.getByRole('dialog', { name: words }).textContent;
}

describe('the way from the menu to how the cards are shuffled', () => {
  it('shows in a round what was promised, what each seat added, and what will be checked', async () => {
    const shares: View['shares'] = [
      { kind: 1, contribution: mine },
      { kind: 2 },
      { kind: 3 },
      { kind: 0 },
    ];
    await menu({ state: 'playing', you: 0, shares });
    const text = await panel();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    for (const part of [commitment, mine, 'a computer, which adds nothing', 'not shown yet'])
      expect(text).toContain(part);
    expect(text).toContain('your browser added is part of this shuffle');
  });

  it('says that the own part came too late', async () => {
    await menu({
      state: 'playing',
      you: 0,
      shares: [{ kind: 3 }, { kind: 2 }, { kind: 2 }, { kind: 2 }],
    });
    expect(await panel()).toContain('came too late for this round');
  });

  it('says nothing of an own part to somebody who watches', async () => {
    await menu({ state: 'playing', you: null, shares: [{ kind: 3 }, { kind: 2 }] });
    expect(await panel()).not.toContain('your browser added');
  });

  it('is there while a round is played only', async () => {
    await menu({ state: 'between_rounds' });
    expect(screen.queryByRole('button', { name: words })).toBeNull();
  });
});
