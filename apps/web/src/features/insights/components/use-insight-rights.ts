import { useQuery } from '@tanstack/react-query';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';

/** What the signed-in user may do with the insights of a project. */
export function useInsightRights(projectSlug: string) {
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug));
  // The permission table lets the same roles create, edit and delete insights.
  const mayWrite =
    project.data !== undefined && may('insight.update', { projectSlug, workspaceSlug: project.data.workspace_slug });
  return { project, mayWrite };
}
