import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import type { ProjectValues } from '../components/project-form.tsx';
import { invalidateProjects } from './invalidate-projects.ts';

const createProject = (workspaceSlug: string) => async (values: ProjectValues) =>
  (
    await call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { ...values, workspace_slug: workspaceSlug } } },
    })
  ).data.attributes;

/** Creates a project in a workspace. */
export function useCreateProject(workspaceSlug: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: createProject(workspaceSlug), onSuccess: () => invalidateProjects(client) });
}
