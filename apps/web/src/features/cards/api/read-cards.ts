import { call } from '#lib/http/call.ts';
import { fieldsOfList, type ListedCard, listedCard } from '../rules/listed-card.rules.ts';
import { type CardListQuery, queryParameters, repositoryBody } from './keys.ts';

export interface CardPage {
  readonly cards: readonly ListedCard[];
  /** Number of cards on all pages. */
  readonly total: number;
  readonly pageCount: number;
}

interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** Reads a page of the cards that match a query, from any source. */
export async function readCards(query: CardListQuery, page: PageRequest, signal?: AbortSignal): Promise<CardPage> {
  const ask = query.source.kind === 'project' ? askProject : askWorkspace;
  const { data, meta } = await ask(query, page, signal);
  return {
    cards: data.map((card) => listedCard(card, query.source)),
    total: meta.total_record_count,
    pageCount: meta.total_page_count,
  };
}

const askProject = (query: CardListQuery, { page, size }: PageRequest, signal?: AbortSignal) =>
  call('GET /v1/projects/{id}/cards', {
    params: { id: query.source.slug },
    query: {
      ...queryParameters(query),
      'page[number]': `${page}`,
      'page[size]': `${size}`,
      'fields[cards]': fieldsOfList(query.filters.search.trim() !== ''),
    },
    signal,
  });

const askWorkspace = ({ source, filters, sort }: CardListQuery, { page, size }: PageRequest, signal?: AbortSignal) =>
  call('POST /v1/workspaces/{id}/cards', {
    params: { id: source.slug },
    body: { ...repositoryBody(filters), sort, pagination: { pageIndex: page - 1, pageSize: size } },
    signal,
  });
