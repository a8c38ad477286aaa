import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { conclusionKeys } from '#features/conclusions/api/conclusion-calls.ts';
import { call } from '#lib/http/call.ts';
import { type InsightQuestion, queryFrom } from '../rules/insight-search.rules.ts';

/** A page of the insights of a project. */
export const insightsQuery = (projectSlug: string, question: InsightQuestion) =>
  queryOptions({
    queryKey: [...conclusionKeys('insights').lists(projectSlug), question],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call('GET /v1/projects/{id}/insights', {
        params: { id: projectSlug },
        query: queryFrom(question),
        signal,
      });
      return { insights: data.map(({ attributes }) => attributes), meta };
    },
    placeholderData: keepPreviousData,
  });
