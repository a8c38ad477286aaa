import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A picture with its alternative text and credit. */
export const attachmentQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.attachments, slug],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/attachments/{id}', { params: { id: slug }, signal })).data.attributes,
  });
