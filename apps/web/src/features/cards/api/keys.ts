import type { CardFilters, CardSort } from '@foreglow/contract';
import { filtersToQuery } from '@foreglow/contract';
import { queryRoots } from '#lib/query/query-roots.ts';
import type { CardSource } from '../rules/source.ts';

/** The filters and the order of a list of cards. */
export interface CardListQuery {
  readonly source: CardSource;
  readonly filters: CardFilters;
  readonly sort: CardSort;
}

/** The part of a request that selects these cards of a project. */
export const queryParameters = ({ filters, sort }: Pick<CardListQuery, 'filters' | 'sort'>) => ({
  ...filtersToQuery(filters),
  sort,
});

/** The part of a request that selects cards of a workspace. */
export function repositoryBody({ search, ...others }: CardFilters) {
  const { tags, creators, projects } = others;
  return { filters: { ...others, tags: [...tags], creators: [...creators], projects: [...projects] }, search };
}

/** The query keys of cards. */
export const cardKeys = {
  all: [queryRoots.cards] as const,
  one: (slug: string) => [queryRoots.cards, 'one', slug] as const,
  /** Which of the selected cards no longer exist. */
  selected: ({ kind, slug }: CardSource) => [queryRoots.cards, 'selected', kind, slug] as const,
  lists: ({ kind, slug }: CardSource) => [queryRoots.cards, 'list', kind, slug] as const,
  list: (query: CardListQuery) =>
    [...cardKeys.lists(query.source), queryParameters(query), query.filters.projects] as const,
};
