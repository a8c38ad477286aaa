import type { CardAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { cardKeys } from './keys.ts';

/** The cards that share most tags and words with a card, the most similar first. */
export const relatedCardsQuery = (slug: string) =>
  queryOptions({
    queryKey: [...cardKeys.all, 'related', slug],
    queryFn: async ({ signal }): Promise<CardAttributes[]> => {
      const { data } = await call('GET /v1/cards/{id}/related', { params: { id: slug }, signal });
      return data.map(({ attributes }) => attributes);
    },
  });
