import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { attributesOf, type CardValues } from '../editor/card-values.rules.ts';
import { describeImage } from './describe-image.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

const updateCard = (client: QueryClient, slug: string) => async (values: CardValues) => {
  await describeImage(client, values);
  const body = { data: { type: 'cards', attributes: attributesOf(values) } } as const;
  return (await call('PATCH /v1/cards/{id}', { params: { id: slug }, body })).data.attributes;
};

/** Changes a card. */
export function useUpdateCard(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateCard(client, slug),
    onSuccess: (card) => {
      client.setQueryData(cardKeys.one(slug), card);
      void refreshCards(client);
    },
  });
}
