import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The tags of the cards in all projects of a workspace. Tags with the same name are combined, highest count first. */
export const workspaceTagsQuery = (workspaceSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.tags, 'workspace', workspaceSlug] as QueryKey,
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/workspaces/{id}/tags', { params: { id: workspaceSlug }, signal });
      return data.map(({ attributes }) => attributes).filter(({ taxonomy }) => taxonomy === 'cards');
    },
  });
