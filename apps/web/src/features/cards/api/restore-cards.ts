import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { refreshCards } from './refresh-cards.ts';

/** Restores cards from the trash, all of them or none. */
const restoreCards = (slugs: readonly string[]) =>
  call('POST /v1/cards/bulk-restore', { body: { card_slugs: [...slugs] } });

export function useRestoreCards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreCards,
    onSuccess: () => Promise.all([refreshCards(client), invalidate(client, [queryRoots.trash])]),
  });
}
