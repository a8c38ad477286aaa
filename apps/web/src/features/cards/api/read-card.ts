import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { cardKeys } from './keys.ts';

export const cardQuery = (slug: string) =>
  queryOptions({
    queryKey: cardKeys.one(slug),
    queryFn: async ({ signal }) => (await call('GET /v1/cards/{id}', { params: { id: slug }, signal })).data.attributes,
  });
