import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { attachmentQuery } from './read-attachment.ts';

/** The alternative text and credit of a picture; empty for none. */
export interface PictureWords {
  readonly altText: string;
  readonly credit: string;
}

/** Changes the alternative text and credit of a picture, if they differ from the saved ones. */
export async function describeAttachment(client: QueryClient, slug: string, words: PictureWords): Promise<void> {
  const { meta } = await client.ensureQueryData(attachmentQuery(slug));
  const given = { image_alt_text: words.altText.trim() || null, image_credit: words.credit.trim() || null };
  if (meta.image_alt_text === given.image_alt_text && meta.image_credit === given.image_credit) return;
  const { data } = await call('PATCH /v1/attachments/{id}', {
    params: { id: slug },
    body: { data: { type: 'attachments', attributes: { meta: given } } },
  });
  storeAnswer(client, attachmentQuery(slug).queryKey, data.attributes);
}
