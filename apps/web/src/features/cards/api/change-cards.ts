import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import type { CardsChange } from '../rules/selected.rules.ts';
import { refreshCards } from './refresh-cards.ts';

interface Changing {
  readonly slugs: readonly string[];
  readonly change: CardsChange;
}

/** Applies one change to many cards, all of them or none. */
const changeCards = ({ slugs, change: { addTags, removeTags, public: isPublic } }: Changing) =>
  call('POST /v1/cards/bulk-update', {
    body: {
      card_slugs: [...slugs],
      add_tags: addTags?.map((name) => ({ name })),
      remove_tags: removeTags && [...removeTags],
      public: isPublic,
    },
  });

export function useChangeCards() {
  const client = useQueryClient();
  return useMutation({ mutationFn: changeCards, onSuccess: () => void refreshCards(client) });
}
