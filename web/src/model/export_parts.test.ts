import { expect, it } from 'vitest';
import { join_parts } from './export_parts';

it('parts of an export are one object, their lists one list in order', () => {
  const joined = join_parts([
    { person: { name: 'Ann' }, games: [1, 2] },
    { games: [3], devices: ['phone'] },
    { games: [] },
  ]);
  expect(joined).toEqual({ person: { name: 'Ann' }, games: [1, 2, 3], devices: ['phone'] });
  expect(join_parts([])).toEqual({});
});
