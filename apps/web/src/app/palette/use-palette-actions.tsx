import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import { IconKeyboard, IconLanguage, IconLogout, IconMoon, IconPlus, IconSun } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay, usePreferences } from '../../features/auth/index.ts';
import { projectsQuery } from '../../features/projects/index.ts';
import { workspacesQuery } from '../../features/workspaces/index.ts';
import { useColorScheme } from '../../lib/browser/index.ts';
import { usePlaceName } from '../places/use-place-name.ts';
import { usePlaces } from '../places/use-places.ts';
import { useWhere } from '../places/use-where.ts';
import { Picture } from '../shell/picture.tsx';

import { helpOpen, paletteOpen } from './palette-state.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Everything the palette can do, as the signed-in user may. */
export function usePaletteActions(): SpotlightActionGroupData[] {
  const { t } = useTranslation('shell');
  const destinations = useDestinations();
  const commands = useCommands();
  return [
    { group: t('goTo'), actions: destinations.map(closing) },
    { group: t('do'), actions: commands.map(closing) },
  ];
}

/** Closes the palette before an action navigates: the next screen may render before the palette reports its closing. */
const closing = (action: SpotlightActionData): SpotlightActionData => ({
  ...action,
  onClick: (event) => {
    paletteOpen.set(false);
    action.onClick?.(event);
  },
});

function useDestinations(): SpotlightActionGroupData['actions'] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const nameOf = usePlaceName();
  const workspaces = useQuery(workspacesQuery(1)).data?.data ?? [];
  const projects = useQuery(projectsQuery({})).data?.data ?? [];
  return [
    ...projects.map(({ attributes: { slug, title, workspace } }) => ({
      id: `project-${slug}`,
      label: title,
      description: workspace.title,
      leftSection: <Picture seed={slug} />,
      onClick: () => void navigate({ to: '/projects/$projectSlug', params: { projectSlug: slug } }),
    })),
    ...workspaces.map(({ attributes: { slug, title } }) => ({
      id: `workspace-${slug}`,
      label: title,
      description: t('workspace'),
      leftSection: <Picture seed={slug} />,
      onClick: () => void navigate({ to: '/w/$workspaceSlug', params: { workspaceSlug: slug } }),
    })),
    ...usePlaces().map(({ id, label, kind, icon: Icon, link, of }) => ({
      id: `place-${id}`,
      label: nameOf({ label, kind }),
      description: of,
      leftSection: <Icon {...icon} />,
      onClick: () => void navigate(link),
    })),
  ];
}

function useCommands(): SpotlightActionGroupData['actions'] {
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const may = useMay();
  const dark = useColorScheme() === 'dark';
  const choose = usePreferences();
  const { workspaceSlug } = useWhere();
  const german = i18n.language === 'de';
  const mayCreateProject = workspaceSlug !== undefined && may('project.create', { workspaceSlug });
  return [
    mayCreateProject && {
      id: 'new-project',
      label: t('newProject'),
      leftSection: <IconPlus {...icon} />,
      onClick: () => void navigate({ to: '/w/$workspaceSlug/create', params: { workspaceSlug } }),
    },
    may('workspace.create') && {
      id: 'new-workspace',
      label: t('newWorkspace'),
      leftSection: <IconPlus {...icon} />,
      onClick: () => void navigate({ to: '/create' }),
    },
    {
      id: 'scheme',
      label: dark ? t('toLight') : t('toDark'),
      leftSection: dark ? <IconSun {...icon} /> : <IconMoon {...icon} />,
      onClick: () => void choose.scheme(dark ? 'light' : 'dark').catch(() => undefined),
    },
    {
      id: 'language',
      label: german ? 'Switch to English' : 'Auf Deutsch wechseln',
      leftSection: <IconLanguage {...icon} />,
      onClick: () => void choose.language(german ? 'en' : 'de').catch(() => undefined),
    },
    {
      id: 'shortcuts',
      label: t('shortcuts'),
      leftSection: <IconKeyboard {...icon} />,
      onClick: () => helpOpen.set(true),
    },
    {
      id: 'log-out',
      label: t('logOut'),
      leftSection: <IconLogout {...icon} />,
      onClick: () => void navigate({ to: '/logout' }),
    },
  ].filter((command) => command !== false);
}
