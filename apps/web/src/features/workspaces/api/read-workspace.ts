import { queryOptions } from '@tanstack/react-query';
import { createStore } from '#lib/browser/store.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

export const workspaceQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.workspaces, 'one', slug],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/workspaces/{id}', { params: { id: slug }, signal })).data.attributes,
  });

/** Slug of a workspace that was deleted in this tab a moment ago. The rail then leaves its places. */
export const deletedWorkspace = createStore<string | undefined>(undefined);
