import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CardListQuery } from '#features/cards/api/keys.ts';
import { loadedPlace } from '#features/cards/api/loaded-cards.ts';
import { cardQuery } from '#features/cards/api/read-card.ts';
import { neighboursQuery } from '#features/cards/api/read-neighbours.ts';
import { besides, type Position } from '#features/cards/rules/neighbours.rules.ts';
import { useCardSequence } from './card-sequence.tsx';

/**
 * The cards before and after a card, and its position. They come from the evidence of the insight or trend over which
 * the card is shown, otherwise from the filtered order of the list. Neighbours are null at the ends. The position is
 * undefined while it is not known, and for a card that the filters hide.
 */
export function useNeighbours(query: CardListQuery, slug: string, enabled: boolean) {
  const client = useQueryClient();
  const sequence = useCardSequence();
  const inList = useListNeighbours(query, slug, enabled && !sequence);
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
function useListNeighbours(query: CardListQuery, slug: string, enabled: boolean) {
  const { previous, next, at } = useLoadedPlace(query, slug);
  const isKnown = previous !== undefined && next !== undefined;
  const asked = useQuery({ ...neighboursQuery(query, slug), enabled: enabled && !isKnown }).data;
  return {
    previous: previous === undefined ? asked?.previous : previous,
    next: next ?? asked?.next,
    at: at ?? positionIn(asked),
  };
}

/** The place of a card in the loaded pages, which others may change while the card is open. */
function useLoadedPlace(query: CardListQuery, slug: string) {
  const client = useQueryClient();
  const follow = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  // As a text, since the same place must be the same value.
  const text = useSyncExternalStore(follow, () => JSON.stringify(loadedPlace(client, query, slug)));
  return useMemo(() => JSON.parse(text) as ReturnType<typeof loadedPlace>, [text]);
}

function positionIn(asked: { position: number | null; total: number } | undefined): Position | undefined {
  return asked && asked.position !== null ? { position: asked.position, total: asked.total } : undefined;
}
