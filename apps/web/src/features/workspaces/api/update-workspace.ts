import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import type { WorkspaceValues } from '../components/workspace-form.tsx';

/** Changes a workspace. Returns the changed workspace. */
export const updateWorkspace = (slug: string) => async (attributes: Partial<WorkspaceValues>) =>
  (
    await call('PATCH /v1/workspaces/{id}', {
      params: { id: slug },
      body: { data: { type: 'workspaces', attributes } },
    })
  ).data.attributes;

export function useUpdateWorkspace(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateWorkspace(slug),
    onSuccess: () => invalidate(client, [queryRoots.workspaces]),
  });
}
