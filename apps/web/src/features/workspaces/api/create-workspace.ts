import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';
import { meQuery } from '../../auth/index.ts';
import type { WorkspaceValues } from '../components/workspace-form.tsx';

const createWorkspace = async (attributes: WorkspaceValues) =>
  (await call('POST /v1/workspaces', { body: { data: { type: 'workspaces', attributes } } })).data.attributes;

/** Creates a workspace. The user becomes its administrator, so their permissions are refetched. */
export function useCreateWorkspace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createWorkspace,
    onSuccess: () =>
      Promise.all([invalidate(client, [queryRoots.workspaces]), client.fetchQuery({ ...meQuery, staleTime: 0 })]),
  });
}
