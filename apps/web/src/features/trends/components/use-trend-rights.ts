import { useQuery } from '@tanstack/react-query';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';

/** What the signed-in user may do with the trends of a project. */
export function useTrendRights(projectSlug: string) {
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug));
  // The permission table lets the same roles create, edit, delete and rate trends.
  const mayWrite =
    project.data !== undefined && may('trend.update', { projectSlug, workspaceSlug: project.data.workspace_slug });
  return { project, mayWrite };
}
