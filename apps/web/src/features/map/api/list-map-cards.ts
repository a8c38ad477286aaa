import { limits } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type MapVersion, mapKeys } from './keys.ts';
import { mapRoute } from './routes.ts';

/** The cards of some points of a map, in the order of the points; at most `limits.mapCards` points. */
export const mapCardsQuery = (map: MapVersion, points: readonly number[]) =>
  queryOptions({
    queryKey: mapKeys.part(map, 'cards', points),
    queryFn: async ({ signal }) => {
      const params = { id: map.source.slug };
      const query = { version: map.version, points: points.slice(0, limits.mapCards).join(',') };
      const { data } = await call(mapRoute(map.source, 'GET', '/cards'), { params, query, signal });
      return data.map(({ attributes }) => attributes);
    },
    enabled: points.length > 0,
    staleTime: 60_000,
  });
