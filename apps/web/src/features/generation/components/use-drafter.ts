import type { DrafterKind } from '@foreglow/contract';
import { useSiteConfig } from '#lib/config/site-config.ts';

/** What drafts in a project: a model if one is configured and may receive texts of the project, otherwise rules. */
export function useDrafter(project: { readonly ai_allowed: boolean }): DrafterKind {
  const { features } = useSiteConfig();
  return features.ai && project.ai_allowed ? 'ai' : 'built-in';
}
