import { expect, test } from 'vitest';
import { filtersOn, noFilters, searchFrom, type TrendView, trendSearch, viewFrom } from './trend-search.rules.ts';

const rich: TrendView = {
  layout: 'matrix',
  filters: {
    search: 'heat',
    tags: ['Energy', 'Cities'],
    directions: ['rising', 'wild_card'],
    horizons: ['next'],
    withoutEvidence: true,
  },
  sort: 'impact',
  page: 3,
};

test('an address leads to the view it was written from', () => {
  expect(viewFrom(trendSearch({ ...searchFrom(rich) }))).toEqual(rich);
});

test('nothing of a plain view stands in the address', () => {
  expect(Object.values(searchFrom(viewFrom({}))).filter((value) => value !== undefined)).toEqual([]);
});

test('nonsense in an address is left out', () => {
  const search = trendSearch({
    view: 'x',
    direction: 'up,fading,up',
    horizon: ',',
    sort: 'newest',
    page: '-1',
    q: ' ',
  });
  expect(viewFrom(search)).toEqual({
    layout: 'board',
    filters: { ...noFilters, directions: ['fading'] },
    sort: 'newest',
    page: 1,
  });
});

test('counts the filters that are on', () => {
  expect(filtersOn(noFilters)).toBe(0);
  expect(filtersOn(rich.filters)).toBe(5);
});
