import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type MapVersion, mapKeys } from './keys.ts';
import { mapRoute } from './routes.ts';

/** The insights and trends, each with the points of its cards. */
export const outlinesQuery = (map: MapVersion) =>
  queryOptions({
    queryKey: mapKeys.part(map, 'outlines'),
    queryFn: async ({ signal }) => {
      const params = { id: map.source.slug };
      const { data } = await call(mapRoute(map.source, 'GET', '/outlines'), {
        params,
        query: { version: map.version },
        signal,
      });
      return data.map(({ id, attributes }) => ({ id, ...attributes }));
    },
    staleTime: 60_000,
  });
