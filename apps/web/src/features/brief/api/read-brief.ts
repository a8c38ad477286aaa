import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { briefKey } from './keys.ts';

/** The current brief of a project. */
export const briefQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: [...briefKey(projectSlug), 'now'],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/projects/{id}/brief', { params: { id: projectSlug }, signal })).data.attributes,
  });

/** Starts to load a brief that is about to be shown. */
export const readBriefAhead = (client: QueryClient, projectSlug: string): void =>
  void client.prefetchQuery(briefQuery(projectSlug));
