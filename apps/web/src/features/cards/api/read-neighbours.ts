import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { type CardQuestion, cardKeys, questionQuery } from './keys.ts';

/** The position of a card in the filtered order, and the slugs of the cards before and after it. */
export const neighboursQuery = (question: CardQuestion, slug: string) =>
  queryOptions({
    queryKey: [...cardKeys.list(question), 'neighbours', slug],
    queryFn: async ({ signal }) => {
      const route = 'GET /v1/cards/{id}/neighbours';
      const { data } = await call(route, { params: { id: slug }, query: questionQuery(question), signal });
      const { previous_slug, next_slug, position, total } = data.attributes;
      return { previous: previous_slug, next: next_slug, position, total };
    },
  });
