import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

const restoreWorkspace = (slug: string) => call('POST /v1/workspaces/{id}/restore', { params: { id: slug } });

/** Restores a workspace from the trash, with all its contents. */
export function useRestoreWorkspace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreWorkspace,
    onSuccess: () => invalidate(client, [queryRoots.workspaces, queryRoots.projects, queryRoots.trash]),
  });
}
