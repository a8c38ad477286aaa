import { useQuery } from '@tanstack/react-query';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { targetOfProject } from '#features/projects/rules/target-of-project.rules.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';

/** What the signed-in user may do with the radars of a project. */
export function useRadarRights(projectSlug: string) {
  const may = useMay();
  const { assistance } = useSiteConfig().features;
  const project = useQuery(projectQuery(projectSlug));
  const target = project.data && targetOfProject(project.data);
  // The permission table lets the same roles create, edit and delete radars.
  const mayWrite = target !== undefined && may('radar.update', target);
  const mayPublish = target !== undefined && may('project.publish', target);
  return { project, mayWrite, mayPublish, mayDraft: mayWrite && assistance };
}
