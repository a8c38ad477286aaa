import { expect, test } from 'vitest';
import { pageNumber } from './page-number.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

test('reads back what it wrote', () => {
  const values = { tags: 'Social,Über Land', q: '50% + "x" & y=z?#', return: '/w/a?page=2', at: 'a@b.org' };
  expect(parseSearch(stringifySearch(values))).toEqual(values);
});

test('stays readable and leaves out what is empty', () => {
  expect(stringifySearch({ tags: 'A,B c', return: '/w/a', none: undefined, empty: '', nothing: null })).toBe(
    '?tags=A,B+c&return=/w/a',
  );
  expect(stringifySearch({})).toBe('');
});

test('keeps texts that look like something else as texts', () => {
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
