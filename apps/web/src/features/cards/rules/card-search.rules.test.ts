import { cardSorts, noFilters } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#lib/url/search-params.ts';
import {
  type CardView,
  cardSearch,
  filtersOn,
  repositorySearch,
  searchFrom,
  unfiltered,
  viewFrom,
} from './card-search.rules.ts';

const zone = 'Europe/Berlin';
const name = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll(',', '').trim())
  .filter(Boolean);
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const views: fc.Arbitrary<CardView> = fc.record({
  filters: fc
    .record({
      tags: fc.uniqueArray(name, { maxLength: 4 }),
      creators: fc.uniqueArray(name, { maxLength: 3 }),
      showOnlyUntagged: fc.boolean(),
      showOnlyMyCards: fc.boolean(),
      showDrafts: fc.boolean(),
      showOnlyDrafts: fc.boolean(),
      showAISignals: fc.boolean(),
      showOnlyAISignals: fc.boolean(),
      dateRange: fc.record({ start: fc.option(day, { nil: undefined }), end: fc.option(day, { nil: undefined }) }),
      timeZone: fc.constant(zone),
      projects: fc.uniqueArray(name, { maxLength: 3 }),
      insight: fc.constantFrom('', 'none', 'night-work-x7k2m9q'),
      source: fc.constantFrom('', 'none', 'example.org'),
      search: fc.string({ maxLength: 30 }).map((text) => text.trim()),
      wholeWords: fc.boolean(),
    })
    // Cards that are hidden cannot be the only ones shown.
    .map((filters) => ({
      ...filters,
      showOnlyDrafts: filters.showDrafts && filters.showOnlyDrafts,
      showOnlyAISignals: filters.showAISignals && filters.showOnlyAISignals,
    })),
  sort: fc.constantFrom(...cardSorts),
  layout: fc.constantFrom('grid', 'list'),
});

test('every view can be restored from its address', () => {
  fc.assert(
    fc.property(views, (view) => {
      const address = stringifySearch({ ...searchFrom(view) });
      expect(viewFrom(repositorySearch(parseSearch(address)), zone)).toEqual(view);
    }),
  );
});

test('parameters read from any address are written unchanged', () => {
  const names = [
    'q',
    'tags',
    'untagged',
    'by',
    'mine',
    'drafts',
    'ai',
    'from',
    'to',
    'insight',
    'source',
    'sort',
    'view',
  ];
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('yes', 'only', 'hidden', 'a, b,,a', '2026-02-28', 'newest', 'list'),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names, 'projects'), texts), (given) => {
      const search = repositorySearch(given);
      expect(searchFrom(viewFrom(search, zone))).toEqual(search);
    }),
  );
});

test('defaults are left out of the address', () => {
  const view: CardView = { filters: { ...noFilters, timeZone: zone }, sort: cardSorts[0], layout: 'grid' };
  expect(searchFrom(view)).toEqual({});
  expect(stringifySearch({ ...searchFrom(view) })).toBe('');
});

test('an address is readable', () => {
  const search = cardSearch({
    tags: 'Technological,Economic',
    q: 'solid state',
    by: 'ada@example.org',
    from: '2026-01-01',
  });
  expect(stringifySearch({ ...search })).toBe(
    '?q=solid+state&tags=Technological,Economic&by=ada@example.org&from=2026-01-01',
  );
});

test('nonsense in an address is ignored', () => {
  expect(
    cardSearch({
      from: '2026-02-31',
      to: 'soon',
      sort: 'random',
      view: 'cloud',
      mine: 'no',
      drafts: 'some',
      untagged: 'no',
      insight: 'No slug',
      other: 'x',
      q: '  ',
    }),
  ).toEqual({});
});

test('only the repository can be filtered by project, not the list of a single project', () => {
  expect(cardSearch({ q: 'a', projects: 'x-1,y-2' })).toEqual({ q: 'a' });
  const search = repositorySearch({ q: 'a', projects: 'x-1, y-2,,x-1' });
  expect(search).toEqual({ q: 'a', projects: 'x-1,y-2' });
  expect(filtersOn(search)).toBe(2);
  expect(unfiltered(search)).toEqual({});
  expect(stringifySearch({ ...search })).toBe('?q=a&projects=x-1,y-2');
});

test('filters are counted and cleared; order and layout are not filters', () => {
  const search = cardSearch({
    q: 'a',
    tags: 'x,y',
    by: 'a@b.c',
    mine: 'yes',
    drafts: 'only',
    from: '2026-01-01',
    to: '2026-01-02',
    view: 'list',
    sort: 'oldest',
  });
  expect(filtersOn(search)).toBe(5);
  expect(unfiltered(search)).toEqual({ view: 'list', sort: 'oldest' });
});

test('a search term in an address that is longer than the API accepts is cut, but not inside a character', () => {
  expect(cardSearch({ q: 'x'.repeat(250) }).q).toBe('x'.repeat(200));
  expect(cardSearch({ q: `${'x'.repeat(199)}🚲` }).q).toBe('x'.repeat(199));
});
