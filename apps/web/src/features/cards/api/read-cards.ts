import { call } from '#lib/http/call.ts';
import { fieldsOfList, type ListedCard, listedCard } from '../rules/listed-card.rules.ts';
import { type CardQuestion, questionQuery, repositoryBody } from './keys.ts';

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
export async function readCards(question: CardQuestion, page: PageRequest, signal?: AbortSignal): Promise<CardPage> {
  const ask = question.source.kind === 'project' ? askProject : askWorkspace;
  const { data, meta } = await ask(question, page, signal);
  return {
    cards: data.map((card) => listedCard(card, question.source)),
    total: meta.total_record_count,
    pageCount: meta.total_page_count,
  };
}

const askProject = (question: CardQuestion, { page, size }: PageRequest, signal?: AbortSignal) =>
  call('GET /v1/projects/{id}/cards', {
    params: { id: question.source.slug },
    query: {
      ...questionQuery(question),
      'page[number]': `${page}`,
      'page[size]': `${size}`,
      'fields[cards]': fieldsOfList(question.filters.search.trim() !== ''),
    },
    signal,
  });

const askWorkspace = ({ source, filters, sort }: CardQuestion, { page, size }: PageRequest, signal?: AbortSignal) =>
  call('POST /v1/workspaces/{id}/cards', {
    params: { id: source.slug },
    body: { ...repositoryBody(filters), sort, pagination: { pageIndex: page - 1, pageSize: size } },
    signal,
  });
