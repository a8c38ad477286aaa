import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { invalidateProjects } from './invalidate-projects.ts';

const moveProject = (slug: string) => async (workspaceSlug: string) => {
  const params = { id: slug, workspaceId: workspaceSlug };
  const { data, meta } = await call('POST /v1/projects/{id}/{workspaceId}/move', { params });
  return { workspace: data.attributes.workspace, ended: meta };
};

/** Moves a project to another workspace. Returns the project, and what ended because of the move. */
export function useMoveProject(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: moveProject(slug),
    onSuccess: () => Promise.all([invalidateProjects(client), invalidate(client, [queryRoots.invitations])]),
  });
}
