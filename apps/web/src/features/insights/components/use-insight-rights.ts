import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../auth/index.ts';
import { projectQuery } from '../../projects/index.ts';

/** What the signed-in user may do with the insights of a project. */
export function useInsightRights(projectSlug: string): { known: boolean; mayWrite: boolean } {
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug)).data;
  // The same roles may create, edit and delete insights.
  const mayWrite =
    project !== undefined && may('insight.update', { projectSlug, workspaceSlug: project.workspace_slug });
  return { known: project !== undefined, mayWrite };
}
