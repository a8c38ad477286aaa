import { type CardAttributes, limits } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { type CardQuestion, cardKeys, questionQuery } from './keys.ts';

export interface CardPage {
  readonly cards: readonly CardAttributes[];
  /** Cards on all pages together. */
  readonly total: number;
}

/** A page (from 1) of the cards of a project. */
export const cardPageQuery = (question: CardQuestion, page: number) =>
  queryOptions({
    queryKey: [...cardKeys.list(question), page],
    queryFn: async ({ signal }): Promise<CardPage> => {
      const { data, meta } = await call('GET /v1/projects/{id}/cards', {
        params: { id: question.projectSlug },
        query: { ...questionQuery(question), 'page[number]': `${page}`, 'page[size]': `${limits.cardPageSize}` },
        signal,
      });
      return { cards: data.map(({ attributes }) => attributes), total: meta.total_record_count };
    },
    staleTime: 60_000,
    gcTime: 120_000,
  });
