import { queryRoots } from '../../../lib/query/index.ts';
import { sortNames, type TrendView } from '../list/trend-search.rules.ts';

/** Which page of which trends, in which order. */
export type TrendQuestion = Pick<TrendView, 'filters' | 'sort' | 'page'>;

/** The part of a call that asks for them. */
export const questionQuery = ({ filters, sort, page }: TrendQuestion) => ({
  'filter[search]': filters.search || undefined,
  'filter[tags]': filters.tags.join(',') || undefined,
  'filter[direction]': filters.directions.join(',') || undefined,
  'filter[horizon]': filters.horizons.join(',') || undefined,
  'filter[evidence]': filters.withoutEvidence ? ('none' as const) : undefined,
  sort: sortNames[sort],
  'page[number]': `${page}`,
});

/** Names of what is kept of trends. Live changes reach them by their first two parts. */
export const trendKeys = {
  project: (projectSlug: string) => [queryRoots.trends, projectSlug] as const,
  lists: (projectSlug: string) => [queryRoots.trends, projectSlug, 'list'] as const,
  list: (projectSlug: string, question: TrendQuestion) =>
    [queryRoots.trends, projectSlug, 'list', questionQuery(question)] as const,
  one: (projectSlug: string, slug: string) => [queryRoots.trends, projectSlug, 'one', slug] as const,
};
