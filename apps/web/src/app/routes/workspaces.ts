import { createRoute } from '@tanstack/react-router';
import { workspacesQuery } from '#features/workspaces/api/list-workspaces.ts';
import { pageNumber } from '#lib/url/page-number.ts';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';
import { membersSearch } from './members-search.ts';

const paged = (search: SearchTexts): { page?: number | undefined } => pageNumber(search);

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  validateSearch: paged,
  staticData: { name: 'home' },
  beforeLoad: ({ context: { client } }) => {
    void client.prefetchQuery(workspacesQuery(1));
    import('#features/news/api/read-news.ts').then(
      ({ newsQuery }) => client.prefetchQuery(newsQuery),
      () => undefined,
    );
  },
  component: lazyScreen(() => import('#features/workspaces/screens/home-screen.tsx'), 'workspaces', 'projects', 'news'),
});

const createWorkspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/create',
  staticData: { name: 'workspaceCreate' },
  component: lazyScreen(
    () => import('#features/workspaces/screens/create-workspace-screen.tsx'),
    'workspaces',
    'attachments',
  ),
});

const workspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug',
  validateSearch: paged,
  staticData: { name: 'workspaceSingle' },
  component: lazyScreen(
    () => import('#features/workspaces/screens/workspace-screen.tsx'),
    'workspaces',
    'projects',
    'news',
    'permissions',
  ),
});

const editWorkspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/edit',
  staticData: { name: 'workspaceEdit' },
  component: lazyScreen(
    () => import('#features/workspaces/screens/edit-workspace-screen.tsx'),
    'workspaces',
    'attachments',
  ),
});

const createProjectRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/create',
  staticData: { name: 'projectCreate' },
  component: lazyScreen(() => import('#features/projects/screens/create-project-screen.tsx'), 'projects'),
});

const workspaceMembersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/members',
  validateSearch: membersSearch,
  staticData: { name: 'workspaceMembers' },
  component: lazyScreen(
    () => import('#features/users/screens/workspace-members-screen.tsx'),
    'members',
    'invitations',
    'permissions',
    'workspaces',
  ),
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
