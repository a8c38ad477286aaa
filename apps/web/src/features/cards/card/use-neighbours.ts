import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CardQuestion } from '../api/keys.ts';
import { cardPageQuery } from '../api/list-cards.ts';
import { cardQuery } from '../api/read-card.ts';
import { neighboursQuery } from '../api/read-neighbours.ts';
import { loadedCard, loadedIndex } from '../list/loaded-index.ts';
import { pagesOf } from '../list/paging.rules.ts';
import { pageSizeOf } from '../source.ts';

/**
 * The cards before and after a card in the filtered order: out of the list where they are loaded, otherwise the server
 * is asked. Null at the ends. Of a repository the server knows no neighbours: there the pages around the card are read.
 */
export function useNeighbours(question: CardQuestion, slug: string, enabled: boolean) {
  const client = useQueryClient();
  const { source } = question;
  const index = loadedIndex(client, question, slug);
  const around = source.kind === 'workspace' ? pagesOf(Math.max(index - 1, 0), index + 2, pageSizeOf(source)) : [];
  useQueries({ queries: around.map((page) => ({ ...cardPageQuery(question, page), enabled })) });
  const previous = index > 0 ? loadedCard(client, question, index - 1)?.slug : index === 0 ? null : undefined;
  const next = index >= 0 ? loadedCard(client, question, index + 1)?.slug : undefined;
  const isKnown = previous !== undefined && next !== undefined;
  const asks = enabled && !isKnown && source.kind === 'project';
  const asked = useQuery({ ...neighboursQuery(question, slug), enabled: asks }).data;
  const found = { previous: previous === undefined ? asked?.previous : previous, next: next ?? asked?.next };
  useEffect(() => {
    for (const neighbour of [found.next, found.previous]) {
      if (neighbour) void client.prefetchQuery({ ...cardQuery(neighbour), staleTime: 60_000 });
    }
  }, [client, found.next, found.previous]);
  return found;
}
