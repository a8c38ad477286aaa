import type { InsightSort } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { insightKeys } from './keys.ts';

/** Which insights of a project, in which order. */
export interface InsightQuestion {
  readonly search: string;
  readonly tags: readonly string[];
  readonly sort: InsightSort;
  /** From 1. */
  readonly page: number;
}

/** A page of the insights of a project. */
export const insightsQuery = (projectSlug: string, question: InsightQuestion) =>
  queryOptions({
    queryKey: [...insightKeys.list(projectSlug), question],
    queryFn: async ({ signal }) => {
      const { search, tags, sort, page } = question;
      const { data, meta } = await call('GET /v1/projects/{id}/insights', {
        params: { id: projectSlug },
        query: {
          'filter[search]': search || undefined,
          'filter[tags]': tags.join(',') || undefined,
          sort,
          'page[number]': `${page}`,
        },
        signal,
      });
      return { insights: data.map(({ attributes }) => attributes), meta };
    },
    placeholderData: keepPreviousData,
  });
