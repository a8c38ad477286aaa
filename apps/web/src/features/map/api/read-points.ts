import type { MapAttributes } from '@foreglow/contract';
import { decodeMapPoints, mapPointsType } from '@foreglow/contract/map/points';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '#lib/http/call.ts';
import { type MapVersion, mapKeys } from './keys.ts';
import { mapRoute } from './routes.ts';

/** The points of a map, with the state of the map they belong to. The old points stay visible while newer ones load. */
export const pointsQuery = (map: MapVersion, attributes: MapAttributes | undefined) =>
  queryOptions({
    queryKey: mapKeys.part(map, 'points'),
    queryFn: async ({ signal }) => {
      const response = await send(mapRoute(map.source, 'GET', '/points'), {
        params: { id: map.source.slug },
        query: { version: map.version },
        accept: mapPointsType,
        signal,
      });
      return { version: map.version, points: decodeMapPoints(await response.arrayBuffer()), attributes };
    },
    enabled: map.version !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
