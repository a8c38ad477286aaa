import { expect, test } from 'vitest';
import { firstNames } from './first-names.rules.ts';

test('up to five are named, and an ellipsis stands for more', () => {
  const titles = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(firstNames(titles.slice(0, 1))).toBe('«a»');
  expect(firstNames(titles.slice(0, 5))).toBe('«a», «b», «c», «d», «e»');
  expect(firstNames(titles)).toBe('«a», «b», «c», «d», «e», …');
});
