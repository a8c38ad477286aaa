import { type CardFilters, filtersToQuery } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { bytesFrom, flagsFrom } from '../rules/bits.rules.ts';
import { type MapVersion, mapKeys } from './keys.ts';
import { mapRoute } from './routes.ts';

/** Which points of a map have cards that pass the filters: 1 for each that does. */
export const matchesQuery = (map: MapVersion, filters: CardFilters, points: number) =>
  queryOptions({
    queryKey: mapKeys.part(map, 'matches', filtersToQuery(filters)),
    queryFn: async ({ signal }) => {
      const params = { id: map.source.slug };
      const query = { ...filtersToQuery(filters), version: map.version };
      const { count, bits } = (await call(mapRoute(map.source, 'GET', '/matches'), { params, query, signal })).data
        .attributes;
      return { version: map.version, count, flags: flagsFrom(bytesFrom(bits), points) };
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
