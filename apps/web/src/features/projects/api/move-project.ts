import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invalidateProjects } from './invalidate-projects.ts';

const moveProject = (slug: string) => async (workspaceSlug: string) =>
  (await call('POST /v1/projects/{id}/{workspaceId}/move', { params: { id: slug, workspaceId: workspaceSlug } })).data
    .attributes;

/** Moves a project to another workspace. */
export function useMoveProject(slug: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: moveProject(slug), onSuccess: () => invalidateProjects(client) });
}
