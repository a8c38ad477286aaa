import { expect, test } from 'vitest';
import { changed, insightSearch, isFiltered, questionFrom } from './insight-search.rules.ts';

test('an address without a word asks for all insights, newest first', () => {
  const search = insightSearch({});
  expect(questionFrom(search)).toEqual({ search: '', tags: [], sort: '-created_at', page: 1 });
  expect(isFiltered(search)).toBe(false);
});

test('an address says what is looked for', () => {
  const search = insightSearch({ q: ' heat ', tags: 'Social, Values,,Social', sort: 'title', page: '3' });
  expect(questionFrom(search)).toEqual({ search: 'heat', tags: ['Social', 'Values'], sort: 'title', page: 3 });
  expect(isFiltered(search)).toBe(true);
});

test('nonsense is left out', () => {
  expect(insightSearch({ q: '  ', tags: ',', sort: 'loudest', page: '-2' })).toEqual({});
});

test('another question begins at its first page', () => {
  expect(changed({ q: 'heat', page: 4 }, { tags: 'Social' })).toEqual({ q: 'heat', tags: 'Social', page: undefined });
});
