import { type CardFilters, noFilters } from './filters.ts';

/** The `filter[…]` parameters of a card list as they are in an address. */
export type FilterParameters = Partial<
  Record<
    | 'filter[tags]'
    | 'filter[creators]'
    | 'filter[dateRange][start]'
    | 'filter[dateRange][end]'
    | 'filter[timeZone]'
    | 'filter[projects]'
    | 'filter[insight]'
    | 'filter[source]'
    | 'filter[search]',
    string
  > &
    Record<
      | 'filter[showOnlyUntagged]'
      | 'filter[showOnlyMyCards]'
      | 'filter[showDrafts]'
      | 'filter[showOnlyDrafts]'
      | 'filter[showAISignals]'
      | 'filter[showOnlyAISignals]'
      | 'filter[wholeWords]',
      'true' | 'false'
    >
>;

/** The parameters of filters; default values are left out. The inverse of `filtersFromQuery` (filter-query.ts). */
export function filtersToQuery(filters: CardFilters): FilterParameters {
  const flagUnless = (value: boolean, standard: boolean) => (value === standard ? undefined : (`${value}` as const));
  const dated = Boolean(filters.dateRange.start || filters.dateRange.end);
  return {
    'filter[tags]': filters.tags.join(',') || undefined,
    'filter[showOnlyUntagged]': flagUnless(filters.showOnlyUntagged, noFilters.showOnlyUntagged),
    'filter[creators]': filters.creators.join(',') || undefined,
    'filter[showOnlyMyCards]': flagUnless(filters.showOnlyMyCards, noFilters.showOnlyMyCards),
    'filter[showDrafts]': flagUnless(filters.showDrafts, noFilters.showDrafts),
    'filter[showOnlyDrafts]': flagUnless(filters.showOnlyDrafts, noFilters.showOnlyDrafts),
    'filter[showAISignals]': flagUnless(filters.showAISignals, noFilters.showAISignals),
    'filter[showOnlyAISignals]': flagUnless(filters.showOnlyAISignals, noFilters.showOnlyAISignals),
    'filter[dateRange][start]': filters.dateRange.start || undefined,
    'filter[dateRange][end]': filters.dateRange.end || undefined,
    'filter[timeZone]': dated ? filters.timeZone : undefined,
    'filter[projects]': filters.projects.join(',') || undefined,
    'filter[insight]': filters.insight || undefined,
    'filter[source]': filters.source || undefined,
    'filter[search]': filters.search.trim() || undefined,
    'filter[wholeWords]': flagUnless(filters.wholeWords, noFilters.wholeWords),
  };
}
