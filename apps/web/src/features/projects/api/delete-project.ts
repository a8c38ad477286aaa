import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invalidateProjects } from './invalidate-projects.ts';

const deleteProject = (slug: string) => () => call('DELETE /v1/projects/{id}', { params: { id: slug } });

/** Moves a project to the trash. */
export function useDeleteProject(slug: string) {
  const client = useQueryClient();
  // Reading anew waits until the project's own screen is left: there it would only be found missing.
  return useMutation({ mutationFn: deleteProject(slug), onSuccess: () => invalidateProjects(client, 'none') });
}
