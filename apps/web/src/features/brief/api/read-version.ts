import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { briefKey } from './keys.ts';

/** One version of the brief. A version never changes. */
export const briefVersionQuery = (projectSlug: string, number: number) =>
  queryOptions({
    queryKey: [...briefKey(projectSlug), 'version', number],
    queryFn: async ({ signal }) => {
      const route = 'GET /v1/projects/{id}/brief/versions/{number}';
      const { data } = await call(route, { params: { id: projectSlug, number: String(number) }, signal });
      return data.attributes;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
