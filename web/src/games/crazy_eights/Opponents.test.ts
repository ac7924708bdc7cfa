import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { view } from '../../gallery/fixtures';
import Opponents from './Opponents.svelte';

afterEach(cleanup);

/** How each seat that is shown begins, in the order of the page. */
function seats_shown(you: number | null): string[] {
  render(Opponents, { view: view({ you }) });
  const list = within(screen.getByRole('region')).getAllByRole('listitem');
  return list.map((seat) => /Ann|Bo|Skipper|Dee/.exec(seat.textContent)?.[0] ?? '');
}

describe('the seats round the table', () => {
  it('are the others, clockwise from the left', () => {
    expect(seats_shown(0)).toEqual(['Bo', 'Skipper', 'Dee']);
  });

  it('follow from whoever looks', () => {
    expect(seats_shown(2)).toEqual(['Dee', 'Ann', 'Bo']);
  });

  it('are all of them for those who watch', () => {
    expect(seats_shown(null)).toEqual(['Ann', 'Bo', 'Skipper', 'Dee']);
  });
});
