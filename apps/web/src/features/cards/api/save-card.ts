import type { CardAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { describeAttachment } from '#features/attachments/api/describe-attachment.ts';
import { call } from '#lib/http/call.ts';
import type { Target } from '#lib/outbox/save-draft.ts';
import { attributesOf, type CardValues } from '../rules/card-values.rules.ts';
import { cardKeys } from './keys.ts';
import { refreshCards } from './refresh-cards.ts';

/** Creates or changes a card. Returns the saved card. */
export const saveCard =
  (client: QueryClient, projectSlug: string) =>
  async (target: Target, values: CardValues): Promise<CardAttributes> => {
    // Save the alternative text and the credit of the picture first: the response contains them.
    if (values.image) await describeAttachment(client, values.image.slug, values.image);
    const card = await sendCard(projectSlug, target, values);
    client.setQueryData(cardKeys.one(card.slug), card);
    void refreshCards(client);
    return card;
  };

async function sendCard(project_slug: string, target: Target, values: CardValues): Promise<CardAttributes> {
  if (target.slug === undefined) {
    const attributes = { ...attributesOf(values), project_slug, creation_key: target.creationKey };
    return (await call('POST /v1/cards', { body: { data: { type: 'cards', attributes } } })).data.attributes;
  }
  const body = { data: { type: 'cards', attributes: { ...attributesOf(values), based_on: target.basedOn } } } as const;
  return (await call('PATCH /v1/cards/{id}', { params: { id: target.slug }, body })).data.attributes;
}
