import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

const deleteWorkspace = (slug: string) => () => call('DELETE /v1/workspaces/{id}', { params: { id: slug } });

/** Moves a workspace to the trash. Cached data about it is dropped after its screens are left. */
export function useDeleteWorkspace(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteWorkspace(slug),
    onSuccess: () => invalidate(client, [queryRoots.workspaces, queryRoots.projects], 'none'),
  });
}
