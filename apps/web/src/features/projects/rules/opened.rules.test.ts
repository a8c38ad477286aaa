import { expect, test } from 'vitest';
import { openedIn, withOpened } from './opened.rules.ts';

test('nothing has been opened before the first time', () => {
  expect(openedIn(null)).toEqual([]);
  expect(openedIn('')).toEqual([]);
});

test('each project is remembered once, the last one first', () => {
  const text = ['a', 'b', 'a'].reduce<string | null>(withOpened, null);
  expect(openedIn(text)).toEqual(['a', 'b']);
});

test('what was opened long ago is forgotten in the end', () => {
  const slugs = Array.from({ length: 400 }, (_, at) => `p${at}`);
  const opened = openedIn(slugs.reduce<string | null>(withOpened, null));
  expect(opened[0]).toBe('p399');
  expect(opened).toHaveLength(300);
});
