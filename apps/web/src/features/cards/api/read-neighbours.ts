import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { type CardQuestion, cardKeys, questionQuery } from './keys.ts';

/** Slugs of the cards before and after a card in the filtered order. */
export const neighboursQuery = (question: CardQuestion, slug: string) =>
  queryOptions({
    queryKey: [...cardKeys.list(question), 'neighbours', slug],
    queryFn: async ({ signal }) => {
      const route = 'GET /v1/cards/{id}/neighbours';
      const { data } = await call(route, { params: { id: slug }, query: questionQuery(question), signal });
      return { previous: data.attributes.previous_slug, next: data.attributes.next_slug };
    },
  });
