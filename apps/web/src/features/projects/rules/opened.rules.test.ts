import { expect, test } from 'vitest';
import { openedIn, withOpened } from './opened.rules.ts';

test('no project has been opened at first', () => {
  expect(openedIn(null)).toEqual([]);
  expect(openedIn('')).toEqual([]);
});

test('each project is remembered once, the last opened first', () => {
  const text = ['a', 'b', 'a'].reduce<string | null>(withOpened, null);
  expect(openedIn(text)).toEqual(['a', 'b']);
});

test('projects opened long ago are forgotten', () => {
  const slugs = Array.from({ length: 400 }, (_, at) => `p${at}`);
  const opened = openedIn(slugs.reduce<string | null>(withOpened, null));
  expect(opened[0]).toBe('p399');
  expect(opened).toHaveLength(300);
});
