import { useQuery } from '@tanstack/react-query';
import { useMay } from '#features/auth/components/use-me.ts';
import { useCardRights } from '#features/cards/components/use-card-rights.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { workspaceQuery } from '#features/workspaces/api/read-workspace.ts';

interface MapPlace {
  /** The title of the project or the workspace; undefined until it is known. */
  readonly title: string | undefined;
  readonly mayWrite: boolean;
}

/** The project, or the repository of a workspace, that a map shows. */
export function useMapPlace({ kind, slug }: CardSource): MapPlace {
  const may = useMay();
  const isProject = kind === 'project';
  const project = useQuery({ ...projectQuery(slug), enabled: isProject }).data;
  const workspace = useQuery({ ...workspaceQuery(slug), enabled: !isProject }).data;
  const { mayWrite } = useCardRights(isProject ? slug : '');
  return isProject
    ? { title: project?.title, mayWrite }
    : { title: workspace?.title, mayWrite: may('card.update', { workspaceSlug: slug }) };
}
