import { useQuery } from '@tanstack/react-query';
import { useMay } from '../auth/index.ts';
import { projectQuery } from '../projects/index.ts';

/** What the one who is signed in may do with the cards of a project. */
export function useCardRights(projectSlug: string): { known: boolean; mayWrite: boolean } {
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug)).data;
  const target = { projectSlug, workspaceSlug: project?.workspace_slug };
  // The table gives creating, editing and deleting cards to the same roles.
  return { known: project !== undefined, mayWrite: project !== undefined && may('card.update', target) };
}
