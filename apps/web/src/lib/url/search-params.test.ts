import { expect, test } from 'vitest';
import { pageNumber } from './page-number.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

test('parsing restores the original values', () => {
  const values = { tags: 'Social,Über Land', q: '50% + "x" & y=z?#', return: '/w/a?page=2', at: 'a@b.org' };
  expect(parseSearch(stringifySearch(values))).toEqual(values);
});

test('is readable and leaves out empty values', () => {
  expect(stringifySearch({ tags: 'A,B c', return: '/w/a', none: undefined, empty: '', nothing: null })).toBe(
    '?tags=A,B+c&return=/w/a',
  );
  expect(stringifySearch({})).toBe('');
});

test('keeps texts that look like other types as texts', () => {
  expect(parseSearch('?q=123&on=true')).toEqual({ q: '123', on: 'true' });
});

test.each([
  ['3', { page: 3 }],
  ['1', {}],
  ['0', {}],
  ['-2', {}],
  ['1.5', {}],
  ['x', {}],
])('page %s', (page, expected) => {
  expect(pageNumber({ page })).toEqual(expected);
});
