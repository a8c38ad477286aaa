import { queryOptions } from '@tanstack/react-query';
import { createStore } from '../../../lib/browser/index.ts';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

export const workspaceQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.workspaces, 'one', slug],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/workspaces/{id}', { params: { id: slug }, signal })).data.attributes,
  });

/** Slug of the workspace that was deleted last in this tab, unless it was restored. Its places are not shown any more. */
export const deletedWorkspace = createStore<string | undefined>(undefined);
