import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

interface Moving {
  readonly slugs: readonly string[];
  /** The project to which the cards are moved. */
  readonly projectSlug: string;
}

/** Moves cards to another project, all of them or none. */
const moveCards = ({ slugs, projectSlug }: Moving) =>
  call('POST /v1/cards/bulk-move', { body: { card_slugs: [...slugs], project_slug: projectSlug } });

export function useMoveCards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: moveCards,
    onSuccess: (_, { slugs }) => {
      for (const slug of slugs) client.removeQueries({ queryKey: cardKeys.one(slug) });
      void refreshCards(client);
      void invalidate(client, [queryRoots.insights, queryRoots.trends, queryRoots.conclusions]);
    },
  });
}
