import { expect, test } from 'vitest';
import { tagsThatFit } from './tags-that-fit.rules.ts';

const tags = (...names: string[]) => names.map((name) => ({ name, sticky: false, color: 'blue' as const }));

test('tags fill one line, and the others are counted', () => {
  expect(tagsThatFit(tags('Technological', 'Economic', 'Social'), 32)).toMatchObject({ shown: { length: 2 }, more: 1 });
  expect(tagsThatFit(tags('Social', 'Values'), 32)).toMatchObject({ shown: { length: 2 }, more: 0 });
  expect(tagsThatFit([], 32)).toEqual({ shown: [], more: 0 });
});

test('at least one tag is shown, however long it is', () => {
  expect(tagsThatFit(tags('A name that is longer than any line could ever be'), 10)).toMatchObject({ more: 0 });
});
