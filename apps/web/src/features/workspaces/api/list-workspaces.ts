import { limits } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A page of the workspaces that the user can see, newest first. */
export const workspacesQuery = (page: number) =>
  queryOptions({
    queryKey: [queryRoots.workspaces, 'list', page],
    queryFn: ({ signal }) =>
      call('GET /v1/workspaces', {
        query: { sort: '-created_at', 'page[number]': `${page}`, 'page[size]': `${limits.workspacePageSize}` },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
