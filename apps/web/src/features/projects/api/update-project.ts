import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import type { ProjectValues } from '../components/project-form.tsx';
import { invalidateProjects } from './invalidate-projects.ts';

/** Changes a project. Returns the changed project. */
export const updateProject = (slug: string) => async (attributes: Partial<ProjectValues>) =>
  (await call('PATCH /v1/projects/{id}', { params: { id: slug }, body: { data: { type: 'projects', attributes } } }))
    .data.attributes;

export function useUpdateProject(slug: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: updateProject(slug), onSuccess: () => invalidateProjects(client) });
}
