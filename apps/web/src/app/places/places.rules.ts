import {
  type Icon,
  IconActivity,
  IconBulb,
  IconChartHistogram,
  IconFileText,
  IconFolders,
  IconInbox,
  IconLayoutGrid,
  IconStack2,
  IconTags,
  IconTrash,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../features/auth/index.ts';
import { useWhere } from './use-where.ts';

/** A screen that the rail and the palette lead to. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
  readonly link: LinkOptions;
  /** How many things there are. */
  readonly count?: number;
}

/** The screens of the current project that the user may open, in the order of the rail. */
export function useProjectPlaces(): readonly Place[] {
  const { t } = useTranslation('shell');
  const { project } = useWhere();
  const may = useMay();
  if (!project) return [];
  const target = { workspaceSlug: project.workspace_slug, projectSlug: project.slug };
  const params = { projectSlug: project.slug };
  const anySearch = { includeSearch: false };
  return [
    {
      id: 'coverage',
      label: t('coverage'),
      icon: IconChartHistogram,
      link: linkOptions({ to: '/projects/$projectSlug/coverage', params }),
    },
    {
      id: 'brief',
      label: t('brief'),
      icon: IconFileText,
      link: linkOptions({ to: '/projects/$projectSlug/brief', params, activeOptions: anySearch }),
    },
    {
      id: 'cards',
      label: t('cards'),
      icon: IconLayoutGrid,
      link: linkOptions({ to: '/projects/$projectSlug/cards', params }),
      count: project.card_count,
    },
    {
      id: 'insights',
      label: t('insights'),
      icon: IconBulb,
      link: linkOptions({ to: '/projects/$projectSlug/insights', params, activeOptions: anySearch }),
      count: project.insight_count,
    },
    {
      id: 'trends',
      label: t('trends'),
      icon: IconTrendingUp,
      link: linkOptions({ to: '/projects/$projectSlug/trends', params, activeOptions: anySearch }),
      count: project.trend_count,
    },
    {
      id: 'tags',
      label: t('tags'),
      icon: IconTags,
      link: linkOptions({ to: '/projects/$projectSlug/tags', params }),
      count: project.tag_count,
    },
    may('project.update', target) && {
      id: 'members',
      label: t('members'),
      icon: IconUsers,
      link: linkOptions({ to: '/projects/$projectSlug/members', params }),
    },
    may('project.write', target) && {
      id: 'activity',
      label: t('activity'),
      icon: IconActivity,
      link: linkOptions({ to: '/projects/$projectSlug/activity', params, activeOptions: anySearch }),
    },
    may('card.delete', target) && {
      id: 'trash',
      label: t('trash'),
      icon: IconTrash,
      link: linkOptions({ to: '/projects/$projectSlug/trash', params }),
    },
  ].filter((place) => place !== false);
}

/**
 * The screens of the current workspace that the user may open, in the order of the rail. Inside a project its members
 * and its trash stand for those of the workspace.
 */
export function useWorkspacePlaces(): readonly Place[] {
  const { t } = useTranslation('shell');
  const { project, workspace } = useWhere();
  const may = useMay();
  if (!workspace) return [];
  const params = { workspaceSlug: workspace.slug };
  return [
    {
      id: 'projects',
      label: t('projects'),
      icon: IconFolders,
      link: linkOptions({ to: '/w/$workspaceSlug', params, activeOptions: { exact: true, includeSearch: false } }),
      count: workspace.project_count,
    },
    {
      id: 'repository',
      label: t('repository'),
      icon: IconInbox,
      link: linkOptions({ to: '/w/$workspaceSlug/repo', params }),
      count: workspace.card_count,
    },
    !project &&
      may('workspace.update', params) && {
        id: 'members',
        label: t('members'),
        icon: IconUsers,
        link: linkOptions({ to: '/w/$workspaceSlug/members', params }),
      },
    !project &&
      may('project.delete', params) && {
        id: 'trash',
        label: t('trash'),
        icon: IconTrash,
        link: linkOptions({ to: '/w/$workspaceSlug/trash', params }),
      },
  ].filter((place) => place !== false);
}

/** The screen that lists all workspaces. */
export function useHomePlace(): Place {
  const { t } = useTranslation('shell');
  return {
    id: 'home',
    label: t('workspaces'),
    icon: IconStack2,
    link: linkOptions({ to: '/', activeOptions: { exact: true, includeSearch: false } }),
  };
}
