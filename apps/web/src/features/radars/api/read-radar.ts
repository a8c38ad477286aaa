import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { radarKeys } from './keys.ts';

/** A radar with its blips. */
export const radarQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: radarKeys.one(projectSlug, slug),
    queryFn: async ({ signal }) => {
      const params = { id: projectSlug, radarId: slug };
      return (await call('GET /v1/projects/{id}/radars/{radarId}', { params, signal })).data.attributes;
    },
  });

/** Starts to load a radar that is about to be shown. */
export const readRadarAhead = (client: QueryClient, projectSlug: string, radarSlug: string): void =>
  void client.prefetchQuery(radarQuery(projectSlug, radarSlug));
