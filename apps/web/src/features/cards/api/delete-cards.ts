import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { deselect } from '../components/selection/selection.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

/** Moves cards to the trash, all of them or none. */
const deleteCards = (slugs: readonly string[]) =>
  call('POST /v1/cards/bulk-delete', { body: { card_slugs: [...slugs] } });

export function useDeleteCards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteCards,
    onSuccess: (_, slugs) => {
      // Before the selected cards are checked again, which would report these as missing.
      deselect(slugs);
      for (const slug of slugs) client.removeQueries({ queryKey: cardKeys.one(slug) });
      void refreshCards(client);
    },
  });
}
