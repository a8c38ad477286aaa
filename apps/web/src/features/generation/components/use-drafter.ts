import type { DrafterKind } from '@foreglow/contract';
import { useSiteConfig } from '../../../lib/config/index.ts';

/** Who drafts in a project: a model where one is set up and texts of the project may be sent to it, otherwise rules. */
export function useDrafter(project: { readonly ai_allowed: boolean }): DrafterKind {
  const { features } = useSiteConfig();
  return features.ai && project.ai_allowed ? 'ai' : 'built-in';
}
