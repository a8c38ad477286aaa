import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CardQuestion } from '../api/keys.ts';
import { cardQuery } from '../api/read-card.ts';
import { neighboursQuery } from '../api/read-neighbours.ts';
import { loadedCard, loadedIndex } from '../list/loaded-index.ts';

/**
 * The cards before and after a card in the filtered order: out of the list where they are loaded, otherwise the server
 * is asked. Null at the ends.
 */
export function useNeighbours(question: CardQuestion, slug: string, enabled: boolean) {
  const client = useQueryClient();
  const index = loadedIndex(client, question, slug);
  const previous = index > 0 ? loadedCard(client, question, index - 1)?.slug : index === 0 ? null : undefined;
  const next = index >= 0 ? loadedCard(client, question, index + 1)?.slug : undefined;
  const isKnown = previous !== undefined && next !== undefined;
  const asked = useQuery({ ...neighboursQuery(question, slug), enabled: enabled && !isKnown }).data;
  const found = { previous: previous === undefined ? asked?.previous : previous, next: next ?? asked?.next };
  useEffect(() => {
    for (const neighbour of [found.next, found.previous]) {
      if (neighbour) void client.prefetchQuery({ ...cardQuery(neighbour), staleTime: 60_000 });
    }
  }, [client, found.next, found.previous]);
  return found;
}
