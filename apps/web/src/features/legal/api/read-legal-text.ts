import type { LegalPage } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A public text of the installation, in the requested language if it exists. */
export const legalTextQuery = (page: LegalPage, locale: string) =>
  queryOptions({
    queryKey: [queryRoots.legal, page, locale],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/legal/{page}', { params: { page }, query: { locale }, signal })).data.attributes,
    // The text stays until the other language has loaded.
    placeholderData: keepPreviousData,
  });
