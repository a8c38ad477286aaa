import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';

const restoreWorkspace = (slug: string) => call('POST /v1/workspaces/{id}/restore', { params: { id: slug } });

/** Brings a workspace back from the trash, with everything in it. */
export function useRestoreWorkspace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreWorkspace,
    onSuccess: () =>
      Promise.all(['workspaces', 'projects', 'trash'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
