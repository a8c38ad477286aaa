import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CardQuestion } from '../../api/keys.ts';
import { cardQuery } from '../../api/read-card.ts';
import { neighboursQuery } from '../../api/read-neighbours.ts';
import { besides, type Position } from '../../rules/paging.rules.ts';
import { loadedCard, loadedIndex, loadedTotal } from '../list/loaded-index.ts';
import { useCardSequence } from './card-sequence.tsx';

/**
 * The cards before and after a card, and its position. They come from the evidence of the insight or trend over which
 * the card is shown, otherwise from the filtered order of the list. Neighbours are null at the ends. The position is
 * undefined while it is not known, and for a card that the filters hide.
 */
export function useNeighbours(question: CardQuestion, slug: string, enabled: boolean) {
  const client = useQueryClient();
  const sequence = useCardSequence();
  const inList = useListNeighbours(question, slug, enabled && !sequence);
  const { previous, next, at } = sequence ? besides(sequence.slugs, slug) : inList;
  useEffect(() => {
    for (const neighbour of [next, previous]) {
      if (neighbour) void client.prefetchQuery({ ...cardQuery(neighbour), staleTime: 60_000 });
    }
  }, [client, next, previous]);
  return { previous, next, at: sequence?.counted === false ? undefined : at };
}

/**
 * The cards before and after a card in the filtered order: from the loaded pages where possible, otherwise from the
 * server.
 */
function useListNeighbours(question: CardQuestion, slug: string, enabled: boolean) {
  const client = useQueryClient();
  const index = loadedIndex(client, question, slug);
  const previous = index > 0 ? loadedCard(client, question, index - 1)?.slug : index === 0 ? null : undefined;
  const next = index >= 0 ? loadedCard(client, question, index + 1)?.slug : undefined;
  const isKnown = previous !== undefined && next !== undefined;
  const asked = useQuery({ ...neighboursQuery(question, slug), enabled: enabled && !isKnown }).data;
  const total = loadedTotal(client, question);
  const at = index >= 0 && total !== undefined ? { position: index + 1, total } : positionIn(asked);
  return { previous: previous === undefined ? asked?.previous : previous, next: next ?? asked?.next, at };
}

function positionIn(asked: { position: number | null; total: number } | undefined): Position | undefined {
  return asked && asked.position !== null ? { position: asked.position, total: asked.total } : undefined;
}
