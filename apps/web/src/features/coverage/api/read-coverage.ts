import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** What the cards of a project cover and what they miss. Months are those of the viewer. */
export const coverageQuery = (projectSlug: string, timeZone: string) =>
  queryOptions({
    queryKey: [queryRoots.coverage, projectSlug, timeZone],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/projects/{id}/coverage', { params: { id: projectSlug }, query: { timeZone }, signal })).data
        .attributes,
  });
