import { type CardFilters, filtersToQuery } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import type { CardSource } from '../rules/source.ts';
import { cardKeys, repositoryBody } from './keys.ts';

/** How many cards of a filtered list have each tag, and how many are by each person. */
export const facetsQuery = (source: CardSource, filters: CardFilters) =>
  queryOptions({
    queryKey: [...cardKeys.lists(source), 'facets', filtersToQuery(filters), filters.projects],
    queryFn: async ({ signal }) => {
      const params = { id: source.slug };
      const { data } =
        source.kind === 'project'
          ? await call('GET /v1/projects/{id}/card-facets', { params, query: filtersToQuery(filters), signal })
          : await call('POST /v1/workspaces/{id}/card-facets', { params, body: repositoryBody(filters), signal });
      return data.attributes;
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
