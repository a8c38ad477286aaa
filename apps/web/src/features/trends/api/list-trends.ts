import type { TrendAttributes } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { questionQuery, type TrendQuestion, trendKeys } from './keys.ts';
import { withPending } from './pending-changes.ts';

export interface TrendPage {
  readonly trends: readonly TrendAttributes[];
  /** Number of trends on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

/** A page of the trends of a project. */
export const trendsQuery = (projectSlug: string, question: TrendQuestion) =>
  queryOptions({
    queryKey: trendKeys.list(projectSlug, question),
    queryFn: async ({ signal, client }): Promise<TrendPage> => {
      const query = questionQuery(question);
      const { data, meta } = await call('GET /v1/projects/{id}/trends', { params: { id: projectSlug }, query, signal });
      return {
        trends: data.map(({ attributes }) => withPending(client, projectSlug, attributes)),
        total: meta.total_record_count,
        page: meta.current_page,
        pageCount: meta.total_page_count,
      };
    },
    placeholderData: keepPreviousData,
  });
