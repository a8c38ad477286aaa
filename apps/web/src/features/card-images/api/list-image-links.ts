import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { cardImageKeys } from './keys.ts';

/** The public links to the image of a card that the user may see, newest first. */
export const imageLinksQuery = (slug: string) =>
  queryOptions({
    queryKey: cardImageKeys.links(slug),
    queryFn: async ({ signal }) =>
      (await call('GET /v1/cards/{id}/image-links', { params: { id: slug }, signal })).data,
  });
