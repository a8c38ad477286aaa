import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectsQuery } from '#features/projects/api/list-projects.ts';
import { workspacesQuery } from '#features/workspaces/api/list-workspaces.ts';
import { usePlaceName } from '../places/use-place-name.ts';
import { usePlaces } from '../places/use-places.ts';
import { Picture } from '../shell/picture.tsx';
import { rowIcon } from './row-icon.ts';
import type { PaletteSection } from './rows.rules.ts';

/** Of an installation with more pages of projects or workspaces than this, the oldest are not in the palette. */
const mostPages = 20;

/** The numbers of the pages after the first. */
const furtherPages = (pages = 1): number[] =>
  Array.from({ length: Math.min(pages, mostPages) - 1 }, (_, before) => before + 2);

/** All projects that the user may see, newest first. */
function useProjects() {
  const first = useQuery(projectsQuery({})).data;
  const further = useQueries({
    queries: furtherPages(first?.meta.total_page_count).map((page) => projectsQuery({}, page)),
  });
  return [first, ...further.map(({ data }) => data)].flatMap((page) => page?.data ?? []);
}

/** All workspaces that the user may see, newest first. */
function useWorkspaces() {
  const first = useQuery(workspacesQuery(1)).data;
  const further = useQueries({
    queries: furtherPages(first?.meta.total_page_count).map((page) => workspacesQuery(page)),
  });
  return [first, ...further.map(({ data }) => data)].flatMap((page) => page?.data ?? []);
}

/** The places of the rail, then the projects and workspaces. */
export function useDestinations(): readonly PaletteSection[] {
  const { t } = useTranslation(['palette', 'shell']);
  const navigate = useNavigate();
  const nameOf = usePlaceName();
  const places = usePlaces();
  const workspaces = useWorkspaces();
  const projects = useProjects();
  return [
    {
      title: t('palette:goTo'),
      rows: places.map(({ id, label, kind, icon: Icon, key, link, of }) => ({
        id: `place-${id}`,
        label: nameOf({ label, kind }),
        note: of,
        icon: <Icon {...rowIcon} />,
        keys: key && `g ${key}`,
        run: () => void navigate(link),
      })),
    },
    {
      title: t('shell:place_projects'),
      rows: projects.map(({ attributes: { slug, title, workspace } }) => ({
        id: `project-${slug}`,
        label: title,
        note: workspace.title,
        icon: <Picture seed={slug} small />,
        run: () => void navigate({ to: '/projects/$projectSlug/overview', params: { projectSlug: slug } }),
      })),
    },
    {
      title: t('shell:place_workspaces'),
      rows: workspaces.map(({ attributes: { slug, title } }) => ({
        id: `workspace-${slug}`,
        label: title,
        icon: <Picture seed={slug} small />,
        run: () => void navigate({ to: '/w/$workspaceSlug', params: { workspaceSlug: slug } }),
      })),
    },
  ];
}
