import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import type { CardValues } from '../editor/card-values.rules.ts';
import { attributesOf } from '../editor/card-values.rules.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

const createCard = (projectSlug: string) => async (values: CardValues) => {
  const attributes = { ...attributesOf(values), project_slug: projectSlug };
  return (await call('POST /v1/cards', { body: { data: { type: 'cards', attributes } } })).data.attributes;
};

/** Creates a card in a project. */
export function useCreateCard(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createCard(projectSlug),
    onSuccess: (card) => {
      client.setQueryData(cardKeys.one(card.slug), card);
      void refreshCards(client);
    },
  });
}
