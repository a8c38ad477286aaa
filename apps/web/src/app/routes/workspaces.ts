import { createRoute } from '@tanstack/react-router';
import { projectScreens } from '../../features/projects/index.ts';
import { userScreens } from '../../features/users/index.ts';
import { workspaceScreens, workspacesQuery } from '../../features/workspaces/index.ts';
import { pageNumber, type SearchTexts } from '../../lib/url/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';
import { membersSearch } from './members-search.ts';

const paged = (search: SearchTexts): { page?: number | undefined } => pageNumber(search);

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  validateSearch: paged,
  staticData: { name: 'home' },
  beforeLoad: ({ context }) => void context.client.prefetchQuery(workspacesQuery(1)),
  component: lazyScreen(workspaceScreens.home, 'workspaces', 'projects'),
});

const createWorkspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/create',
  staticData: { name: 'workspaceCreate' },
  component: lazyScreen(workspaceScreens.create, 'workspaces', 'attachments'),
});

const workspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug',
  validateSearch: paged,
  staticData: { name: 'workspaceSingle' },
  component: lazyScreen(workspaceScreens.one, 'workspaces', 'projects', 'permissions'),
});

const editWorkspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/edit',
  staticData: { name: 'workspaceEdit' },
  component: lazyScreen(workspaceScreens.edit, 'workspaces', 'attachments'),
});

const createProjectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/create',
  staticData: { name: 'projectCreate' },
  component: lazyScreen(projectScreens.create, 'projects'),
});

const workspaceMembersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/members',
  validateSearch: membersSearch,
  staticData: { name: 'workspaceMembers' },
  component: lazyScreen(userScreens.workspaceMembers, 'members', 'invitations', 'permissions', 'workspaces'),
});

/** Home and all routes of a workspace except its repository. */
export const workspaceRoutes = [
  homeRoute,
  createWorkspaceRoute,
  workspaceRoute,
  editWorkspaceRoute,
  createProjectRoute,
  workspaceMembersRoute,
] as const;
