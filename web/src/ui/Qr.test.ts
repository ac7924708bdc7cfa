import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { encode } from 'uqr';
import Qr from './Qr.svelte';

afterEach(cleanup);

it('a link is drawn as the dark squares of its code, with a light edge round them', async () => {
  const link = 'https://cards.example/s/kq3vx5m2tn7h4dzb6wscyfra2g';
  render(Qr, { text: link, label: 'The link as a square' });
  const square = await screen.findByRole('img', { name: 'The link as a square' });
  const { data } = encode(link, { ecc: 'M', border: 0 });
  const edge = 4;
  const size = data.length + 2 * edge;
  expect(square.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const drawn = new Set(
    square
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g),
  );
  const dark = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? [`M${x + edge} ${y + edge}`] : [])),
  );
  expect(drawn).toEqual(new Set(dark));
});
