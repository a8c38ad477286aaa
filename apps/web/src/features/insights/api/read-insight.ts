import { queryOptions } from '@tanstack/react-query';
import { conclusionKeys } from '#features/conclusions/api/conclusion-calls.ts';
import { readConclusion } from '#features/conclusions/api/read-conclusion.ts';

export const insightQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: conclusionKeys('insights').one(projectSlug, slug),
    queryFn: ({ signal }) => readConclusion('insights', projectSlug, slug, signal),
  });
