import { kinds, type SupportedKind } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';

/** What the signed-in user may do with the conclusions of one kind in a project. */
export function useConclusionRights(kind: SupportedKind, projectSlug: string) {
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug));
  // The permission table lets the same roles create, edit and delete conclusions, and rate trends.
  const mayWrite =
    project.data !== undefined &&
    may(`${kinds[kind].singular}.update`, { projectSlug, workspaceSlug: project.data.workspace_slug });
  return { project, mayWrite };
}
