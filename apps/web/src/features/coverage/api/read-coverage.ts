import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The coverage of a project. Months are in the viewer's time zone. */
export const coverageQuery = (projectSlug: string, timeZone: string) =>
  queryOptions({
    queryKey: [queryRoots.coverage, projectSlug, timeZone],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/projects/{id}/coverage', { params: { id: projectSlug }, query: { timeZone }, signal })).data
        .attributes,
  });
