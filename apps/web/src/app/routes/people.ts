import { createRoute, redirect } from '@tanstack/react-router';
import { notificationScreens } from '../../features/notifications/index.ts';
import { reachOutScreens } from '../../features/reach-out/index.ts';
import { siteScreens } from '../../features/site/index.ts';
import { userScreens } from '../../features/users/index.ts';
import { pageNumber, type SearchTexts } from '../../lib/url/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profile',
  staticData: { name: 'profile' },
  component: lazyScreen(userScreens.profile, 'profile', 'recovery', 'auth', 'attachments', 'notifications'),
});

const notificationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/notifications',
  validateSearch: pageNumber,
  staticData: { name: 'notifications' },
  component: lazyScreen(notificationScreens.list, 'notifications'),
});

const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  staticData: { name: 'admin' },
  component: lazyScreen(siteScreens.admin, 'admin'),
});

const adminIndexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/users', replace: true });
  },
});

type State = 'administrators' | 'disabled';
type Sort = 'name' | '-last_seen_at' | '-created_at';

interface UsersSearch {
  readonly search?: string | undefined;
  readonly state?: State | undefined;
  readonly sort?: Sort | undefined;
  readonly page?: number | undefined;
}

const oneOf = <T extends string>(values: readonly T[], given: string | undefined): T | undefined =>
  values.find((value) => value === given);

const adminUsersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users',
  validateSearch: (search: SearchTexts): UsersSearch => ({
    search: search.search || undefined,
    state: oneOf(['administrators', 'disabled'], search.state),
    sort: oneOf(['-last_seen_at', '-created_at'], search.sort),
    ...pageNumber(search),
  }),
  staticData: { name: 'adminUsers' },
  component: lazyScreen(userScreens.accounts, 'accounts'),
});

const adminWorkspacesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/workspaces',
  validateSearch: (search: SearchTexts): { trash?: true | undefined; page?: number | undefined } => ({
    trash: search.trash ? true : undefined,
    ...pageNumber(search),
  }),
  staticData: { name: 'adminWorkspaces' },
  component: lazyScreen(siteScreens.adminWorkspaces, 'admin', 'trash'),
});

const adminTeamRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/team',
  staticData: { name: 'adminTeam' },
  component: lazyScreen(siteScreens.adminTeam, 'admin'),
});

const adminMessagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/messages',
  validateSearch: (search: SearchTexts): { open?: string | undefined; page?: number | undefined } => ({
    open: search.open || undefined,
    ...pageNumber(search),
  }),
  staticData: { name: 'adminMessages' },
  component: lazyScreen(reachOutScreens.messages, 'reach-out'),
});

const adminMaintenanceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/maintenance',
  staticData: { name: 'adminMaintenance' },
  component: lazyScreen(siteScreens.adminMaintenance, 'admin', 'maintenance'),
});

const adminAiRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ai',
  staticData: { name: 'adminAi' },
  component: lazyScreen(siteScreens.adminAi, 'admin'),
});

const adminSystemRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/system',
  staticData: { name: 'adminSystem' },
  component: lazyScreen(siteScreens.adminSystem, 'admin'),
});

/** The routes of the user's own account, and of the administration. */
export const peopleRoutes = [
  profileRoute,
  notificationsRoute,
  adminRoute.addChildren([
    adminIndexRoute,
    adminUsersRoute,
    adminWorkspacesRoute,
    adminTeamRoute,
    adminMessagesRoute,
    adminMaintenanceRoute,
    adminAiRoute,
    adminSystemRoute,
  ]),
] as const;
