import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidateProjects } from './invalidate-projects.ts';

const deleteProject = (slug: string) => () => call('DELETE /v1/projects/{id}', { params: { id: slug } });

/** Moves a project to the trash. */
export function useDeleteProject(slug: string) {
  const client = useQueryClient();
  // Nothing is refetched until the user leaves the project's screen: there it would only be reported as missing.
  return useMutation({ mutationFn: deleteProject(slug), onSuccess: () => invalidateProjects(client, 'none') });
}
