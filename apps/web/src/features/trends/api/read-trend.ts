import { queryOptions } from '@tanstack/react-query';
import { readConclusion } from '#features/conclusions/api/read-conclusion.ts';
import { trendKeys } from './keys.ts';
import { withPending } from './pending-changes.ts';

export const trendQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: trendKeys.one(projectSlug, slug),
    queryFn: async ({ signal, client }) =>
      withPending(client, projectSlug, await readConclusion('trends', projectSlug, slug, signal)),
  });
