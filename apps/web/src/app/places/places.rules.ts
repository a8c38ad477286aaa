import type { Action, ProjectAttributes, Target, WorkspaceAttributes } from '@foreglow/contract';
import {
  type Icon,
  IconActivity,
  IconBell,
  IconBulb,
  IconChartHistogram,
  IconFileText,
  IconFolders,
  IconInbox,
  IconLayoutGrid,
  IconSettings,
  IconStack2,
  IconTags,
  IconTrash,
  IconTrendingUp,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type texts from '../shell/locales/en.json';

/** What decides which places there are: where the user is, and what they may do. */
export interface Surroundings {
  readonly project: Pick<ProjectAttributes, 'slug' | 'title' | 'workspace_slug' | Counted> | undefined;
  readonly workspace: Pick<WorkspaceAttributes, 'slug' | 'title' | 'project_count' | 'card_count'> | undefined;
  readonly isAdmin: boolean;
  /** Notifications that the user has not read. */
  readonly unread: number;
  readonly may: (action: Action, target?: Target) => boolean;
}

type Counted = 'card_count' | 'insight_count' | 'trend_count' | 'tag_count';
type Project = NonNullable<Surroundings['project']>;
type Workspace = NonNullable<Surroundings['workspace']>;

export const areas = ['project', 'workspace', 'personal'] as const;
/** Where the rail shows a place: with those of the project, of the workspace, or of the user at its foot. */
export type Area = (typeof areas)[number];

type NamesIn<Key> = Key extends `place_${infer Name}` ? Name : never;
/** A place has the text `place_…`. */
type PlaceLabel = NamesIn<keyof typeof texts>;

/** A screen that the rail and the palette lead to. */
export interface Place {
  readonly id: string;
  readonly area: Area;
  readonly label: PlaceLabel;
  readonly icon: Icon;
  readonly link: LinkOptions;
  /** How many things there are. */
  readonly count?: number | undefined;
  /** How many of them are new. */
  readonly unread?: number | undefined;
  /** Title of the project or workspace. */
  readonly of?: string | undefined;
}

type Declared<T> = Pick<Place, 'id' | 'label' | 'icon'> & {
  readonly link: (of: T) => LinkOptions;
  readonly count?: (of: T) => number;
  readonly unread?: (of: T) => number;
  readonly shown?: (of: T, surroundings: Surroundings) => boolean;
};

const paramsOf = ({ slug }: Project) => ({ projectSlug: slug });
const targetOf = ({ slug, workspace_slug }: Project) => ({ projectSlug: slug, workspaceSlug: workspace_slug });
const anySearch = { includeSearch: false };

/** The screens of a project, in the order of the rail. */
const ofProject: readonly Declared<Project>[] = [
  {
    id: 'coverage',
    label: 'coverage',
    icon: IconChartHistogram,
    link: (project) => linkOptions({ to: '/projects/$projectSlug/coverage', params: paramsOf(project) }),
  },
  {
    id: 'brief',
    label: 'brief',
    icon: IconFileText,
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/brief', params: paramsOf(project), activeOptions: anySearch }),
  },
  {
    id: 'cards',
    label: 'cards',
    icon: IconLayoutGrid,
    link: (project) => linkOptions({ to: '/projects/$projectSlug/cards', params: paramsOf(project) }),
    count: ({ card_count }) => card_count,
  },
  {
    id: 'insights',
    label: 'insights',
    icon: IconBulb,
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/insights', params: paramsOf(project), activeOptions: anySearch }),
    count: ({ insight_count }) => insight_count,
  },
  {
    id: 'trends',
    label: 'trends',
    icon: IconTrendingUp,
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/trends', params: paramsOf(project), activeOptions: anySearch }),
    count: ({ trend_count }) => trend_count,
  },
  {
    id: 'tags',
    label: 'tags',
    icon: IconTags,
    link: (project) => linkOptions({ to: '/projects/$projectSlug/tags', params: paramsOf(project) }),
    count: ({ tag_count }) => tag_count,
  },
  {
    id: 'members',
    label: 'members',
    icon: IconUsers,
    link: (project) => linkOptions({ to: '/projects/$projectSlug/members', params: paramsOf(project) }),
    shown: (project, { may }) => may('project.update', targetOf(project)),
  },
  {
    id: 'activity',
    label: 'activity',
    icon: IconActivity,
    link: (project) =>
      linkOptions({ to: '/projects/$projectSlug/activity', params: paramsOf(project), activeOptions: anySearch }),
    shown: (project, { may }) => may('project.write', targetOf(project)),
  },
  {
    id: 'trash',
    label: 'trash',
    icon: IconTrash,
    link: (project) => linkOptions({ to: '/projects/$projectSlug/trash', params: paramsOf(project) }),
    shown: (project, { may }) => may('card.delete', targetOf(project)),
  },
];

const inWorkspace = ({ slug }: Workspace) => ({ workspaceSlug: slug });

/** The screens of a workspace. In a project, its own members and trash replace those of the workspace. */
const ofWorkspace: readonly Declared<Workspace>[] = [
  {
    id: 'projects',
    label: 'projects',
    icon: IconFolders,
    link: (workspace) =>
      linkOptions({
        to: '/w/$workspaceSlug',
        params: inWorkspace(workspace),
        activeOptions: { exact: true, includeSearch: false },
      }),
    count: ({ project_count }) => project_count,
  },
  {
    id: 'repository',
    label: 'repository',
    icon: IconInbox,
    link: (workspace) => linkOptions({ to: '/w/$workspaceSlug/repo', params: inWorkspace(workspace) }),
    count: ({ card_count }) => card_count,
  },
  {
    id: 'members',
    label: 'members',
    icon: IconUsers,
    link: (workspace) => linkOptions({ to: '/w/$workspaceSlug/members', params: inWorkspace(workspace) }),
    shown: (workspace, { project, may }) => !project && may('workspace.update', inWorkspace(workspace)),
  },
  {
    id: 'trash',
    label: 'trash',
    icon: IconTrash,
    link: (workspace) => linkOptions({ to: '/w/$workspaceSlug/trash', params: inWorkspace(workspace) }),
    shown: (workspace, { project, may }) => !project && may('project.delete', inWorkspace(workspace)),
  },
];

/** The screen that lists all workspaces, below those of the current one. */
const home: Declared<Surroundings> = {
  id: 'home',
  label: 'workspaces',
  icon: IconStack2,
  link: () => linkOptions({ to: '/', activeOptions: { exact: true, includeSearch: false } }),
};

const personal: readonly Declared<Surroundings>[] = [
  {
    id: 'notifications',
    label: 'notifications',
    icon: IconBell,
    link: () => linkOptions({ to: '/notifications', activeOptions: anySearch }),
    unread: ({ unread }) => unread,
  },
  {
    id: 'admin',
    label: 'admin',
    icon: IconSettings,
    link: () => linkOptions({ to: '/admin' }),
    shown: ({ isAdmin }) => isAdmin,
  },
  { id: 'profile', label: 'profile', icon: IconUser, link: () => linkOptions({ to: '/profile' }) },
];

/** Every place the user can go to from where they are, in the order of the rail. */
export function placesIn(surroundings: Surroundings): readonly Place[] {
  const { project, workspace } = surroundings;
  const those = <T>(area: Area, declared: readonly Declared<T>[], of: T, title?: string): Place[] =>
    declared
      .filter(({ shown }) => shown?.(of, surroundings) ?? true)
      .map(({ id, label, icon, link, count, unread }) => ({
        id: `${area}-${id}`,
        area,
        label,
        icon,
        link: link(of),
        count: count?.(of),
        unread: unread?.(of),
        of: title,
      }));
  return [
    ...(project ? those('project', ofProject, project, project.title) : []),
    ...(workspace ? those('workspace', ofWorkspace, workspace, workspace.title) : []),
    ...those('workspace', [home], surroundings),
    ...those('personal', personal, surroundings),
  ];
}
