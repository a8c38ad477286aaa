import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeAttachment } from '#features/attachments/api/describe-attachment.ts';
import type { Target } from '#lib/drafts/store-draft.ts';
import { call } from '#lib/http/call.ts';
import { attributesOf, type CardValues } from '../rules/card-values.rules.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

interface Saving {
  readonly target: Target;
  readonly values: CardValues;
}

const saveCard =
  (client: QueryClient, projectSlug: string) =>
  async ({ target, values }: Saving) => {
    // Save the alternative text and the credit of the picture first: the response contains them.
    if (values.image) await describeAttachment(client, values.image.slug, values.image);
    const attributes = attributesOf(values);
    if (target.slug === undefined) {
      const body = {
        data: {
          type: 'cards',
          attributes: { ...attributes, project_slug: projectSlug, creation_key: target.creationKey },
        },
      } as const;
      return (await call('POST /v1/cards', { body })).data.attributes;
    }
    const body = { data: { type: 'cards', attributes: { ...attributes, based_on: target.basedOn } } } as const;
    return (await call('PATCH /v1/cards/{id}', { params: { id: target.slug }, body })).data.attributes;
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
