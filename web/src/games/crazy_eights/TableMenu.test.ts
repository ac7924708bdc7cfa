import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { view } from '../../gallery/fixtures';
import type { View } from '../../protocol/messages';
import TableMenu from './TableMenu.svelte';

afterEach(cleanup);

const commitment = 'c0'.repeat(32);
const mine = 'a1'.repeat(32);
const words = 'How are the cards shuffled?';

function menu(changes: Partial<View>) {
  const nobody = { to_lobby: undefined, leave: undefined, change_settings: undefined };
  const onclose = vi.fn();
  render(TableMenu, {
    ...{ open: true, view: view({ commitment, ...changes }), log: [], rules_href: '' },
    ...{ settings_line: '', seats: undefined, onclose, ...nobody },
  });
  return onclose;
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
    const onclose = menu({ state: 'playing', you: 0, shares });
    const text = await panel();
    expect(onclose).toHaveBeenCalled();
    for (const part of [commitment, mine, 'a computer, which adds nothing', 'not shown yet'])
      expect(text).toContain(part);
    expect(text).toContain('your browser added is part of this shuffle');
  });

  it('says that the own part came too late', async () => {
    menu({
      state: 'playing',
      you: 0,
      shares: [{ kind: 3 }, { kind: 2 }, { kind: 2 }, { kind: 2 }],
    });
    expect(await panel()).toContain('came too late for this round');
  });

  it('says nothing of an own part to somebody who watches', async () => {
    menu({ state: 'playing', you: null, shares: [{ kind: 3 }, { kind: 2 }] });
    expect(await panel()).not.toContain('your browser added');
  });

  it('is there while a round is played only', () => {
    menu({ state: 'between_rounds' });
    expect(screen.queryByRole('button', { name: words })).toBeNull();
  });
});
