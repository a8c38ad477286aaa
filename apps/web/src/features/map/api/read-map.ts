import { queryOptions } from '@tanstack/react-query';
import type { CardSource } from '#features/cards/rules/source.ts';
import { call } from '#lib/http/call.ts';
import { mapKeys } from './keys.ts';
import { mapRoute } from './routes.ts';

/** The polling interval of a map that is being calculated. */
const askAgainMs = 1000;

/** The state and the groups of a map; polled while it is being calculated. */
export const mapQuery = (source: CardSource) =>
  queryOptions({
    queryKey: mapKeys.map(source),
    queryFn: async ({ signal }) =>
      (await call(mapRoute(source, 'GET', ''), { params: { id: source.slug }, signal })).data.attributes,
    refetchInterval: ({ state: { data } }) => (data && (data.updating || data.state === 'making') ? askAgainMs : false),
  });
