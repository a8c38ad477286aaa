import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';
import type { BlipChange } from '../rules/review.rules.ts';
import { generationKeys } from './keys.ts';

/** Saves decisions about blips of a draft, and shows the resulting draft. */
export async function reviewGeneration(
  client: QueryClient,
  { projectSlug, slug }: { readonly projectSlug: string; readonly slug: string },
  blips: readonly BlipChange[],
): Promise<void> {
  const queryKey = generationKeys.one(projectSlug, slug);
  const { data } = await call('PATCH /v1/generations/{id}', {
    params: { id: slug },
    body: { data: { type: 'generations', attributes: { blips: [...blips] } } },
  });
  storeAnswer(client, queryKey, data.attributes);
}
