import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { invalidateProjects } from './invalidate-projects.ts';

const restoreProject = (slug: string) => call('POST /v1/projects/{id}/restore', { params: { id: slug } });

/** Restores a project from the trash, with all its contents. */
export function useRestoreProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreProject,
    onSuccess: () => Promise.all([invalidateProjects(client), invalidate(client, [queryRoots.trash])]),
  });
}
