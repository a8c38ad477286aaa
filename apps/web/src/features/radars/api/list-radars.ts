import type { ListedRadarAttributes } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryFrom, type RadarQuestion } from '../rules/radars-question.rules.ts';
import { radarKeys } from './keys.ts';

export interface RadarPage {
  readonly radars: readonly ListedRadarAttributes[];
  /** Number of radars on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

/** A page of the radars of a project. */
export const radarsQuery = (projectSlug: string, question: RadarQuestion) => {
  const query = queryFrom(question);
  return queryOptions({
    queryKey: radarKeys.list(projectSlug, query),
    queryFn: async ({ signal }): Promise<RadarPage> => {
      const { data, meta } = await call('GET /v1/projects/{id}/radars', { params: { id: projectSlug }, query, signal });
      return {
        radars: data.map(({ attributes }) => attributes),
        total: meta.total_record_count,
        page: meta.current_page,
        pageCount: meta.total_page_count,
      };
    },
    placeholderData: keepPreviousData,
  });
};
