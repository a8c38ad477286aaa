import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectsQuery } from '../../features/projects/index.ts';
import { workspacesQuery } from '../../features/workspaces/index.ts';
import { usePlaceName } from '../places/use-place-name.ts';
import { usePlaces } from '../places/use-places.ts';
import { Picture } from '../shell/picture.tsx';
import { rowIcon } from './row-icon.ts';
import type { PaletteSection } from './rows.rules.ts';

/** The places of the rail, then the projects and workspaces. */
export function useDestinations(): readonly PaletteSection[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const nameOf = usePlaceName();
  const places = usePlaces();
  const workspaces = useQuery(workspacesQuery(1)).data?.data ?? [];
  const projects = useQuery(projectsQuery({})).data?.data ?? [];
  return [
    {
      title: t('goTo'),
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
      title: t('place_projects'),
      rows: projects.map(({ attributes: { slug, title, workspace } }) => ({
        id: `project-${slug}`,
        label: title,
        note: workspace.title,
        icon: <Picture seed={slug} small />,
        run: () => void navigate({ to: '/projects/$projectSlug', params: { projectSlug: slug } }),
      })),
    },
    {
      title: t('place_workspaces'),
      rows: workspaces.map(({ attributes: { slug, title } }) => ({
        id: `workspace-${slug}`,
        label: title,
        icon: <Picture seed={slug} small />,
        run: () => void navigate({ to: '/w/$workspaceSlug', params: { workspaceSlug: slug } }),
      })),
    },
  ];
}
