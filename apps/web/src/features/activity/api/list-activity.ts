import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import type { ActivitySearch } from '../rules/activity-search.rules.ts';

/** A page of the activities of a project, newest first. */
export const activityQuery = (projectSlug: string, { kind, person, page = 1 }: ActivitySearch) =>
  queryOptions({
    queryKey: [queryRoots.activity, projectSlug, { kind, person, page }],
    queryFn: ({ signal }) =>
      call('GET /v1/projects/{id}/activity', {
        params: { id: projectSlug },
        query: { 'filter[kind]': kind, 'filter[person]': person, 'page[number]': String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Activities change often: the cached page is shown while it is refetched.
    staleTime: 0,
  });
