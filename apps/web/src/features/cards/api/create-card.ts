import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { attributesOf, type CardValues } from '../editor/card-values.rules.ts';
import { describeImage } from './describe-image.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

const createCard = (client: QueryClient, projectSlug: string) => async (values: CardValues) => {
  await describeImage(client, values);
  const attributes = { ...attributesOf(values), project_slug: projectSlug };
  return (await call('POST /v1/cards', { body: { data: { type: 'cards', attributes } } })).data.attributes;
};

/** Creates a card in a project. */
export function useCreateCard(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createCard(client, projectSlug),
    onSuccess: (card) => {
      client.setQueryData(cardKeys.one(card.slug), card);
      void refreshCards(client);
    },
  });
}
