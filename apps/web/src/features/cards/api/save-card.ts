import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { describeAttachment } from '../../attachments/index.ts';
import { attributesOf, type CardValues } from '../rules/card-values.rules.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

interface Saving {
  /** Slug of the card; absent for a new one. */
  readonly slug: string | undefined;
  readonly values: CardValues;
  /** `updated_at` of the card that was edited. A newer version is not overwritten. */
  readonly basedOn: string | undefined;
}

const saveCard =
  (client: QueryClient, projectSlug: string) =>
  async ({ slug, values, basedOn }: Saving) => {
    // Save the alternative text and the credit of the picture first: the response contains them.
    if (values.image) await describeAttachment(client, values.image.slug, values.image);
    const attributes = attributesOf(values);
    if (slug === undefined) {
      const body = { data: { type: 'cards', attributes: { ...attributes, project_slug: projectSlug } } } as const;
      return (await call('POST /v1/cards', { body })).data.attributes;
    }
    const body = { data: { type: 'cards', attributes: { ...attributes, based_on: basedOn } } } as const;
    return (await call('PATCH /v1/cards/{id}', { params: { id: slug }, body })).data.attributes;
  };

/** Creates or changes a card. */
export function useSaveCard(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveCard(client, projectSlug),
    onSuccess: (card) => {
      client.setQueryData(cardKeys.one(card.slug), card);
      void refreshCards(client);
    },
  });
}
