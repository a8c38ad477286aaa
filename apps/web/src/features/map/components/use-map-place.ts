import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../auth/index.ts';
import { type CardSource, useCardRights } from '../../cards/index.ts';
import { projectQuery } from '../../projects/index.ts';
import { workspaceQuery } from '../../workspaces/index.ts';

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
