import {
  IconFileExport,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPlus,
  IconRadar2,
  IconSun,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#features/auth/components/preferences.ts';
import { useMay } from '#features/auth/components/use-me.ts';
import { openExport } from '#features/exports/components/export-state.ts';
import { useColorScheme } from '#lib/browser/color-scheme.ts';
import { useLanguages, useSiteConfig } from '#lib/config/site-config.ts';
import { useWhere } from '../places/use-where.ts';
import { helpOpen } from './palette-state.ts';
import { rowIcon } from './row-icon.ts';
import type { PaletteSection } from './rows.rules.ts';

/** The actions available on every screen, as far as the signed-in user may perform them. */
export function useCommands(): PaletteSection {
  const { t, i18n } = useTranslation(['palette', 'shell']);
  const navigate = useNavigate();
  const may = useMay();
  const dark = useColorScheme() === 'dark';
  const choose = usePreferences();
  const { project, workspaceSlug } = useWhere();
  const languages = useLanguages();
  const { assistance } = useSiteConfig().features;
  const mayCreateProject = workspaceSlug !== undefined && may('project.create', { workspaceSlug });
  const mayDraft =
    assistance &&
    project !== undefined &&
    may('radar.create', { projectSlug: project.slug, workspaceSlug: project.workspace_slug });
  const rows = [
    mayCreateProject && {
      id: 'new-project',
      label: t('shell:newProject'),
      icon: <IconPlus {...rowIcon} />,
      run: () => void navigate({ to: '/w/$workspaceSlug/create', params: { workspaceSlug } }),
    },
    project && {
      id: 'export-project',
      label: t('shell:exportProject'),
      icon: <IconFileExport {...rowIcon} />,
      run: () => openExport({ projectSlug: project.slug, content: 'project' }),
    },
    mayDraft && {
      id: 'draft-radar',
      label: t('palette:draftRadar'),
      icon: <IconRadar2 {...rowIcon} />,
      run: () => void navigate({ to: '/projects/$projectSlug/radars/liftoff', params: { projectSlug: project.slug } }),
    },
    may('workspace.create') && {
      id: 'new-workspace',
      label: t('palette:newWorkspace'),
      icon: <IconPlus {...rowIcon} />,
      run: () => void navigate({ to: '/create' }),
    },
    {
      id: 'scheme',
      label: dark ? t('palette:toLight') : t('palette:toDark'),
      icon: dark ? <IconSun {...rowIcon} /> : <IconMoon {...rowIcon} />,
      run: () => void choose.scheme(dark ? 'light' : 'dark').catch(() => undefined),
    },
    ...languages
      .filter(({ code }) => code !== i18n.language)
      .map(({ code, name }) => ({
        id: `language-${code}`,
        label: t('palette:toLanguage', { name }),
        icon: <IconLanguage {...rowIcon} />,
        run: () => void choose.language(code).catch(() => undefined),
      })),
    {
      id: 'shortcuts',
      label: t('shell:shortcuts'),
      icon: <IconKeyboard {...rowIcon} />,
      keys: '?',
      run: () => helpOpen.set(true),
    },
    {
      id: 'log-out',
      label: t('shell:logOut'),
      icon: <IconLogout {...rowIcon} />,
      run: () => void navigate({ to: '/logout' }),
    },
  ];
  return { title: t('palette:do'), rows: rows.filter((row) => row !== false && row !== undefined) };
}
