import { useQuery } from '@tanstack/react-query';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';

interface CardRights {
  readonly known: boolean;
  readonly mayWrite: boolean;
  /** The workspace that contains the project. */
  readonly workspaceSlug: string | undefined;
}

/** What the signed-in user may do with the cards of a project; nothing is allowed while the slug is empty. */
export function useCardRights(projectSlug: string): CardRights {
  const may = useMay();
  const project = useQuery({ ...projectQuery(projectSlug), enabled: projectSlug !== '' }).data;
  const workspaceSlug = project?.workspace_slug;
  // The same roles may create, edit and delete cards.
  const mayWrite = project !== undefined && may('card.update', { projectSlug, workspaceSlug });
  return { known: project !== undefined, mayWrite, workspaceSlug };
}
