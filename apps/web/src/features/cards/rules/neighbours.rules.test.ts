import { expect, test } from 'vitest';
import { besides } from './neighbours.rules.ts';

test('an item has neighbours in its list, but none beyond the ends', () => {
  const row = ['a', 'b', 'c'];
  expect(besides(row, 'b')).toEqual({ previous: 'a', next: 'c', at: { position: 2, total: 3 } });
  expect(besides(row, 'a')).toMatchObject({ previous: null, next: 'b' });
  expect(besides(row, 'c')).toMatchObject({ previous: 'b', next: null });
  expect(besides(row, 'x')).toEqual({ previous: null, next: null, at: undefined });
});
