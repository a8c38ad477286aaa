import { expect, test } from 'vitest';
import { changed, insightSearch, isFiltered, questionFrom } from './insight-search.rules.ts';

test('an empty address requests all insights, newest first', () => {
  const search = insightSearch({});
  expect(questionFrom(search)).toEqual({ search: '', tags: [], sort: '-created_at', page: 1 });
  expect(isFiltered(search)).toBe(false);
});

test('an address contains the search', () => {
  const search = insightSearch({ q: ' heat ', tags: 'Social, Values,,Social', sort: 'title', page: '3' });
  expect(questionFrom(search)).toEqual({ search: 'heat', tags: ['Social', 'Values'], sort: 'title', page: 3 });
  expect(isFiltered(search)).toBe(true);
});

test('invalid values are left out', () => {
  expect(insightSearch({ q: '  ', tags: ',', sort: 'loudest', page: '-2' })).toEqual({});
});

test('a changed search starts at its first page', () => {
  expect(changed({ q: 'heat', page: 4 }, { tags: 'Social' })).toEqual({ q: 'heat', tags: 'Social', page: undefined });
});
