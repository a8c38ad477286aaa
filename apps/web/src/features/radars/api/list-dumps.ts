import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { radarKeys } from './keys.ts';

/** The editions of a radar, the latest first. */
export const dumpsQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: radarKeys.dumps(projectSlug, slug),
    queryFn: async ({ signal }) => {
      const params = { id: projectSlug, radarId: slug };
      const { data } = await call('GET /v1/projects/{id}/radars/{radarId}/dumps', { params, signal });
      return data.map(({ attributes }) => attributes);
    },
  });
