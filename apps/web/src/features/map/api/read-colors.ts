import type { MapColoring } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ownTimeZone } from '#lib/format/own-time-zone.ts';
import { call } from '#lib/http/call.ts';
import { bytesFrom } from '../rules/bits.rules.ts';
import { type MapVersion, mapKeys } from './keys.ts';
import { mapRoute } from './routes.ts';

const timeZone = ownTimeZone();

/** The colouring of the points of a map: the legend, and for each point the number of its entry. */
export const colorsQuery = (map: MapVersion, by: MapColoring) =>
  queryOptions({
    queryKey: mapKeys.part(map, 'colors', by),
    queryFn: async ({ signal }) => {
      const params = { id: map.source.slug };
      const query = { version: map.version, by, timeZone };
      const { legend, column } = (await call(mapRoute(map.source, 'GET', '/colors'), { params, query, signal })).data
        .attributes;
      return { by, version: map.version, legend, column: bytesFrom(column) };
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
