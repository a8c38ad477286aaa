import { useQuery } from '@tanstack/react-query';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';

/** What the signed-in user may do with the radars of a project. */
export function useRadarRights(projectSlug: string) {
  const may = useMay();
  const { assistance } = useSiteConfig().features;
  const project = useQuery(projectQuery(projectSlug));
  // The permission table lets the same roles create, edit, publish and delete radars.
  const mayWrite =
    project.data !== undefined && may('radar.update', { projectSlug, workspaceSlug: project.data.workspace_slug });
  return { project, mayWrite, mayDraft: mayWrite && assistance };
}
