import type { DrafterKind } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';

/** The kind of drafter in a project; undefined if drafting is off, or while the project is still loading. */
export function useAssistance(projectSlug: string): DrafterKind | undefined {
  const { features } = useSiteConfig();
  const { data: project } = useQuery({
    ...projectQuery(projectSlug),
    enabled: features.assistance && projectSlug !== '',
  });
  if (!features.assistance || !project) return undefined;
  return features.ai && project.ai_allowed ? 'ai' : 'built-in';
}
