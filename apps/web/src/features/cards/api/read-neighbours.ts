import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type CardListQuery, cardKeys, queryParameters, repositoryBody } from './keys.ts';

/** The position of a card in the filtered order, and the slugs of the cards before and after it. */
export const neighboursQuery = (query: CardListQuery, slug: string) =>
  queryOptions({
    queryKey: [...cardKeys.list(query), 'neighbours', slug],
    queryFn: async ({ signal }) => {
      const ask = query.source.kind === 'project' ? askProject : askWorkspace;
      const { data } = await ask(query, slug, signal);
      const { previous_slug, next_slug, position, total } = data.attributes;
      return { previous: previous_slug, next: next_slug, position, total };
    },
  });

const askProject = (query: CardListQuery, slug: string, signal: AbortSignal) =>
  call('GET /v1/cards/{id}/neighbours', { params: { id: slug }, query: queryParameters(query), signal });

const askWorkspace = ({ source, filters, sort }: CardListQuery, slug: string, signal: AbortSignal) =>
  call('POST /v1/workspaces/{id}/card-neighbours', {
    params: { id: source.slug },
    body: { card_slug: slug, ...repositoryBody(filters), sort },
    signal,
  });
