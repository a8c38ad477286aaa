import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { radarKeys } from './keys.ts';

/** An edition of a radar with its content. */
export const dumpQuery = (projectSlug: string, slug: string, dumpSlug: string) =>
  queryOptions({
    queryKey: radarKeys.dump(projectSlug, slug, dumpSlug),
    queryFn: async ({ signal }) => {
      const params = { id: projectSlug, radarId: slug, dumpId: dumpSlug };
      return (await call('GET /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', { params, signal })).data.attributes;
    },
  });
