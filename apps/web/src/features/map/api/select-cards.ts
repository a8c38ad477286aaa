import { limits } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type MapVersion, mapKeys } from './keys.ts';
import { mapRoute } from './routes.ts';

/** The cards of selected points; the first `limits.bulkCards` if there are more. */
export async function cardsOfPoints({ source, version }: MapVersion, points: readonly number[]) {
  const attributes = { version, points: points.slice(0, limits.bulkCards) };
  const { data } = await call(mapRoute(source, 'POST', '/selections'), {
    params: { id: source.slug },
    body: { data: { type: 'map-selections', attributes } },
  });
  return data.attributes.cards;
}

/** The point of a card; null if it has none. */
export const pointQuery = (map: MapVersion, cardSlug: string) =>
  queryOptions({
    queryKey: mapKeys.part(map, 'point', cardSlug),
    queryFn: async ({ signal }) => {
      const { data } = await call(mapRoute(map.source, 'POST', '/selections'), {
        params: { id: map.source.slug },
        body: { data: { type: 'map-selections', attributes: { version: map.version, card_slugs: [cardSlug] } } },
        signal,
      });
      return data.attributes.cards[0]?.point ?? null;
    },
    enabled: cardSlug !== '',
    staleTime: 60_000,
  });
