import { expect, test } from 'vitest';
import { firstFew } from './first-few.rules.ts';

const items = [...'abcdef'].map((slug) => ({ slug }));

test.each([
  ['b', 'abc'],
  ['c', 'abc'],
  ['d', 'abd'],
  ['f', 'abf'],
  ['gone', 'abc'],
  [undefined, 'abc'],
])('with %s as the current item a menu for three shows %s', (current, shown) => {
  expect(firstFew(items, current, 3).map(({ slug }) => slug)).toEqual([...shown]);
});

test('a short list is shown completely', () => {
  expect(firstFew(items, 'a', 10)).toEqual(items);
  expect(firstFew([], 'a', 10)).toEqual([]);
});
