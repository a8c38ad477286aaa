import {
  IconBell,
  IconBook,
  IconFolders,
  IconInbox,
  IconMail,
  IconMap2,
  IconSettings,
  IconStack2,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { helpOn } from './help-link.ts';
import { type Area, anySearch, type Declared, type Place, type Surroundings, type Workspace } from './place.ts';
import { ofProject } from './project-places.ts';

const inWorkspace = ({ slug }: Workspace) => ({ workspaceSlug: slug });

/** The screens of a workspace. In a project, the project's map, members and trash replace those of the workspace. */
const ofWorkspace: readonly Declared<Workspace>[] = [
  {
    id: 'projects',
    label: 'projects',
    icon: IconFolders,
    key: 'p',
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
    key: 'r',
    link: (workspace) => linkOptions({ to: '/w/$workspaceSlug/repo', params: inWorkspace(workspace) }),
    count: ({ card_count }) => card_count,
  },
  {
    id: 'map',
    label: 'map',
    icon: IconMap2,
    key: 'k',
    link: (workspace) =>
      linkOptions({ to: '/w/$workspaceSlug/map', params: inWorkspace(workspace), activeOptions: anySearch }),
    shown: (_, { project }) => !project,
  },
  {
    id: 'members',
    label: 'members',
    icon: IconUsers,
    key: 'm',
    link: (workspace) => linkOptions({ to: '/w/$workspaceSlug/members', params: inWorkspace(workspace) }),
    shown: (workspace, { project, may }) => !project && may('workspace.update', inWorkspace(workspace)),
  },
  {
    id: 'trash',
    label: 'trash',
    icon: IconTrash,
    key: 'x',
    link: (workspace) => linkOptions({ to: '/w/$workspaceSlug/trash', params: inWorkspace(workspace) }),
    shown: (workspace, { project, may }) => !project && may('project.delete', inWorkspace(workspace)),
  },
];

/** The screen that lists all workspaces, below the screens of the current one. */
const home: Declared<Surroundings> = {
  id: 'home',
  label: 'workspaces',
  icon: IconStack2,
  key: 'w',
  link: () => linkOptions({ to: '/', activeOptions: { exact: true, includeSearch: false } }),
};

const personal: readonly Declared<Surroundings>[] = [
  {
    id: 'notifications',
    label: 'notifications',
    icon: IconBell,
    key: 'n',
    link: () => linkOptions({ to: '/notifications', activeOptions: anySearch }),
    unread: ({ unread }) => unread,
  },
  {
    id: 'help',
    label: 'help',
    icon: IconBook,
    key: 'l',
    link: ({ screen }) => linkOptions({ ...helpOn(screen), activeOptions: anySearch }),
  },
  { id: 'reach-out', label: 'reachOut', icon: IconMail, key: 'e', link: () => linkOptions({ to: '/reach-out' }) },
  {
    id: 'admin',
    label: 'admin',
    icon: IconSettings,
    key: 's',
    link: ({ waiting }) => linkOptions({ to: waiting > 0 ? '/admin/system' : '/admin' }),
    waiting: ({ waiting }) => waiting,
    shown: ({ isAdmin }) => isAdmin,
  },
  { id: 'profile', label: 'profile', icon: IconUser, key: 'u', link: () => linkOptions({ to: '/profile' }) },
];

/** Every place the user can go to from where they are, in the order of the rail. */
export function placesIn(surroundings: Surroundings): readonly Place[] {
  const { project, workspace } = surroundings;
  const those = <T>(area: Area, declared: readonly Declared<T>[], of: T, title?: string): Place[] =>
    declared
      .filter(({ shown }) => shown?.(of, surroundings) ?? true)
      .map(({ id, group, label, kind, icon, key, link, count, unread, waiting }) => ({
        id: `${area}-${id}`,
        area,
        group: group ?? (area === 'workspace' ? area : undefined),
        label,
        kind,
        icon,
        key,
        link: link(of),
        count: count?.(of),
        unread: unread?.(of),
        waiting: waiting?.(of),
        of: title,
      }));
  return [
    ...(project ? those('project', ofProject(surroundings.kinds), project, project.title) : []),
    ...(workspace ? those('workspace', ofWorkspace, workspace, workspace.title) : []),
    ...those('workspace', [home], surroundings),
    ...those('personal', personal, surroundings),
  ];
}
