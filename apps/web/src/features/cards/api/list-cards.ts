import { queryOptions } from '@tanstack/react-query';
import { pageSizeOf } from '../rules/source.ts';
import { type CardQuestion, cardKeys } from './keys.ts';
import { type CardPage, readCards } from './read-cards.ts';

/** A page (from 1) of the cards of a source. */
export const cardPageQuery = (question: CardQuestion, page: number) =>
  queryOptions({
    queryKey: [...cardKeys.list(question), page],
    queryFn: ({ signal }) => readCards(question, { page, size: pageSizeOf(question.source) }, signal),
    staleTime: 60_000,
    gcTime: 120_000,
  });

/** The cards of a question as a list that is read page by page. */
export const cardPages = (question: CardQuestion) => ({
  pageSize: pageSizeOf(question.source),
  pageQuery: (page: number) => cardPageQuery(question, page),
  itemsOf: ({ cards }: CardPage) => cards,
});
