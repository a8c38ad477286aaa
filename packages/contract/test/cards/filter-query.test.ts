import { filterQuery, filtersFromBody, filtersFromQuery, filtersToQuery, limits, noFilters } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cardFilters } from './arbitraries.ts';

const query = z.object(filterQuery);

describe('filters in an address', () => {
  test('survive a round trip through the address', () => {
    fc.assert(
      fc.property(cardFilters, (filters) => {
        const dated = Boolean(filters.dateRange.start || filters.dateRange.end);
        const back = filtersFromQuery(query.parse(filtersToQuery(filters)));
        expect(back).toEqual({
          ...filters,
          // The list of a project has no filter for projects, a time zone without dates is ignored, a term is trimmed.
          projects: [],
          timeZone: dated ? filters.timeZone : noFilters.timeZone,
          search: filters.search.trim(),
        });
      }),
    );
  });

  test('may contain the longest e-mail that an account can have', () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(177)}.example.org`;
    expect(email).toHaveLength(limits.emailLength);
    expect(query.parse({ 'filter[creators]': email })['filter[creators]']).toEqual([email]);
  });

  test('are left out at their defaults', () => {
    expect(Object.values(filtersToQuery(noFilters)).filter((value) => value !== undefined)).toEqual([]);
  });

  test.each([
    ['filter[showDrafts]', 'yes'],
    ['filter[dateRange][start]', '2026-02-30'],
    ['filter[timeZone]', 'Mars/Olympus'],
    ['filter[search]', 'x'.repeat(201)],
    ['filter[insight]', 'No slug'],
    ['filter[tags]', Array.from({ length: 201 }, (_, index) => `tag ${index}`).join(',')],
  ])('%s does not take a value such as %.20s', (name, value) => {
    const { error } = query.safeParse({ [name]: value });
    expect(error?.issues[0]?.path[0]).toBe(name);
  });
});

test('a body may leave every filter out', () => {
  expect(filtersFromBody(undefined, undefined)).toEqual({
    ...noFilters,
    dateRange: { start: undefined, end: undefined },
  });
  expect(filtersFromBody({ dateRange: null }, 'grid').search).toBe('grid');
});
