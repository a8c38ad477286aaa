import { type LegalPage, legalPages, writtenLocales } from '@foreglow/contract';
import { createRoute, redirect } from '@tanstack/react-router';
import { pageNumber } from '#lib/url/page-number.ts';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profile',
  staticData: { name: 'profile' },
  component: lazyScreen(
    () => import('#features/users/screens/profile-screen.tsx'),
    'profile',
    'recovery',
    'auth',
    'attachments',
    'notifications',
  ),
});

const notificationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/notifications',
  validateSearch: pageNumber,
  staticData: { name: 'notifications' },
  component: lazyScreen(() => import('#features/notifications/screens/notifications-screen.tsx'), 'notifications'),
});

const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  staticData: { name: 'admin' },
  component: lazyScreen(() => import('#features/site/screens/admin-screen.tsx'), 'admin'),
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

interface TextsSearch {
  readonly text?: LegalPage | undefined;
  readonly in?: (typeof writtenLocales)[number] | undefined;
  /** A former version. */
  readonly version?: number | undefined;
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
  component: lazyScreen(() => import('#features/users/screens/accounts-page.tsx'), 'accounts'),
});

const adminWorkspacesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/workspaces',
  validateSearch: (search: SearchTexts): { trash?: true | undefined; page?: number | undefined } => ({
    trash: search.trash ? true : undefined,
    ...pageNumber(search),
  }),
  staticData: { name: 'adminWorkspaces' },
  component: lazyScreen(() => import('#features/site/screens/workspaces-page.tsx'), 'admin', 'trash'),
});

const adminTeamRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/team',
  staticData: { name: 'adminTeam' },
  component: lazyScreen(() => import('#features/site/screens/team-page.tsx'), 'admin'),
});

const adminMessagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/messages',
  validateSearch: (search: SearchTexts): { open?: string | undefined; page?: number | undefined } => ({
    open: search.open || undefined,
    ...pageNumber(search),
  }),
  staticData: { name: 'adminMessages' },
  component: lazyScreen(() => import('#features/reach-out/screens/messages-page.tsx'), 'reach-out'),
});

const adminMaintenanceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/maintenance',
  staticData: { name: 'adminMaintenance' },
  component: lazyScreen(() => import('#features/site/screens/maintenance-page.tsx'), 'admin', 'maintenance'),
});

const adminAppearanceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/appearance',
  staticData: { name: 'adminAppearance' },
  component: lazyScreen(() => import('#features/site/screens/appearance-page.tsx'), 'admin', 'attachments'),
});

const adminTextsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/texts',
  validateSearch: (search: SearchTexts): TextsSearch => ({
    text: oneOf(legalPages, search.text),
    in: oneOf(writtenLocales, search.in),
    version: /^[1-9]\d{0,8}$/.test(search.version ?? '') ? Number(search.version) : undefined,
  }),
  staticData: { name: 'adminTexts' },
  component: lazyScreen(() => import('#features/site/screens/texts-page.tsx'), 'admin'),
});

const adminAiRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/ai',
  staticData: { name: 'adminAi' },
  component: lazyScreen(() => import('#features/site/screens/ai-page.tsx'), 'admin'),
});

const adminMailRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/mail',
  staticData: { name: 'adminMail' },
  component: lazyScreen(() => import('#features/site/screens/mail-page.tsx'), 'admin'),
});

const adminSystemRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/system',
  staticData: { name: 'adminSystem' },
  component: lazyScreen(() => import('#features/site/screens/system-page.tsx'), 'admin'),
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
    adminAppearanceRoute,
    adminTextsRoute,
    adminAiRoute,
    adminMailRoute,
    adminSystemRoute,
  ]),
] as const;
