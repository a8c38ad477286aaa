import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

/** Merges card `from` into card `into`: values that only `from` has are copied, and `from` moves to the trash. */
const mergeCards = async ({ from, into }: { from: string; into: string }) =>
  (await call('POST /v1/cards/merge/{a}/{b}', { params: { a: from, b: into } })).data.attributes;

export function useMergeCards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: mergeCards,
    onSuccess: (card) => {
      client.setQueryData(cardKeys.one(card.slug), card);
      void refreshCards(client);
    },
  });
}
