import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { attributesOf, type CardValues } from '../editor/card-values.rules.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

const updateCard = (slug: string) => async (values: CardValues) =>
  (
    await call('PATCH /v1/cards/{id}', {
      params: { id: slug },
      body: { data: { type: 'cards', attributes: attributesOf(values) } },
    })
  ).data.attributes;

/** Changes a card. */
export function useUpdateCard(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateCard(slug),
    onSuccess: (card) => {
      client.setQueryData(cardKeys.one(slug), card);
      void refreshCards(client);
    },
  });
}
