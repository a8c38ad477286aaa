import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { type MapVersion, mapKeys } from './keys.ts';

/** The insights and trends of a project with the points of their cards. */
export const outlinesQuery = (map: MapVersion) =>
  queryOptions({
    queryKey: mapKeys.part(map, 'outlines'),
    queryFn: async ({ signal }) => {
      const params = { id: map.projectSlug };
      const { data } = await call('GET /v1/projects/{id}/map/outlines', {
        params,
        query: { version: map.version },
        signal,
      });
      return data.map(({ id, attributes }) => ({ id, ...attributes }));
    },
    staleTime: 60_000,
  });
