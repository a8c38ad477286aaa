import { queryOptions } from '@tanstack/react-query';
import { pageSizeOf } from '../rules/source.ts';
import { type CardQuestion, cardKeys } from './keys.ts';
import { readCards } from './read-cards.ts';

/** A page (from 1) of the cards of a source. */
export const cardPageQuery = (question: CardQuestion, page: number) =>
  queryOptions({
    queryKey: [...cardKeys.list(question), page],
    queryFn: ({ signal }) => readCards(question, { page, size: pageSizeOf(question.source) }, signal),
    staleTime: 60_000,
    gcTime: 120_000,
  });
