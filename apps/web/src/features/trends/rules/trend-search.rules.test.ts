import { directions, horizons } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#lib/url/search-params.ts';
import {
  filtersOn,
  layouts,
  noFilters,
  queryFrom,
  searchFrom,
  type TrendView,
  trendSearch,
  viewFrom,
} from './trend-search.rules.ts';

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

const name = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((given) => given.replaceAll(',', '').trim())
  .filter(Boolean);

const views: fc.Arbitrary<TrendView> = fc.record({
  layout: fc.constantFrom(...layouts),
  filters: fc.record({
    search: fc.string({ maxLength: 30 }).map((given) => given.trim()),
    tags: fc.uniqueArray(name, { maxLength: 4 }),
    directions: fc.subarray([...directions]),
    horizons: fc.subarray([...horizons]),
    withoutEvidence: fc.boolean(),
  }),
  sort: fc.constantFrom('newest', 'changed', 'title', 'horizon', 'impact', 'certainty'),
  page: fc.integer({ min: 1, max: 100_000 }),
});

test('every view can be restored from its address', () => {
  fc.assert(
    fc.property(views, (view) => {
      const address = stringifySearch({ ...searchFrom(view) });
      expect(viewFrom(trendSearch(parseSearch(address)))).toEqual(view);
    }),
  );
});

test('parameters read from any address are written unchanged', () => {
  const names = ['view', 'q', 'tags', 'direction', 'horizon', 'evidence', 'sort', 'page'];
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('list', 'none', 'rising,fading', 'now,x', 'impact', '0', '7', '1e9'),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), texts), (given) => {
      const search = trendSearch(given);
      expect(searchFrom(viewFrom(search))).toEqual(search);
    }),
  );
});

test('a view becomes parameters of the API', () => {
  expect(queryFrom(rich)).toEqual({
    'filter[search]': 'heat',
    'filter[tags]': 'Energy,Cities',
    'filter[direction]': 'rising,wild_card',
    'filter[horizon]': 'next',
    'filter[evidence]': 'none',
    sort: '-impact',
    'page[number]': '3',
  });
});

test('the address of the default view is empty', () => {
  expect(Object.values(searchFrom(viewFrom({}))).filter((value) => value !== undefined)).toEqual([]);
});

test('invalid parameters of an address are left out', () => {
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

test('counts the active filters', () => {
  expect(filtersOn({ ...rich, filters: noFilters })).toBe(0);
  expect(filtersOn(rich)).toBe(5);
});
