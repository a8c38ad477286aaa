import { queryOptions } from '@tanstack/react-query';
import { pageSizeOf } from '../rules/source.ts';
import { type CardListQuery, cardKeys } from './keys.ts';
import { type CardPage, readCards } from './read-cards.ts';

/** A page (from 1) of the cards of a source. */
export const cardPageQuery = (query: CardListQuery, page: number) =>
  queryOptions({
    queryKey: [...cardKeys.list(query), page],
    queryFn: ({ signal }) => readCards(query, { page, size: pageSizeOf(query.source) }, signal),
    staleTime: 60_000,
    gcTime: 120_000,
  });

/** The cards of a query as a list that is read page by page. */
export const cardPages = (query: CardListQuery) => ({
  pageSize: pageSizeOf(query.source),
  pageQuery: (page: number) => cardPageQuery(query, page),
  itemsOf: ({ cards }: CardPage) => cards,
});
