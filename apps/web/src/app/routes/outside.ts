import { createRoute } from '@tanstack/react-router';
import { authScreens } from '../../features/auth/index.ts';
import type { SearchTexts } from '../../lib/url/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { rootRoute } from '../router/root.ts';

const loginScreen = lazyScreen(authScreens.login, 'auth');

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: SearchTexts): { return?: string } => (search.return ? { return: search.return } : {}),
  staticData: { name: 'login', anonymous: true },
  component: loginScreen,
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  staticData: { name: 'logout' },
  component: loginScreen,
});

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  validateSearch: (search: SearchTexts): { token?: string } => (search.token ? { token: search.token } : {}),
  staticData: { name: 'setup', anonymous: true },
  component: lazyScreen(authScreens.setUp, 'auth'),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintenance',
  staticData: { name: 'maintenance', anonymous: true },
  component: lazyScreen(() => import('../screens/maintenance-screen.tsx'), 'app'),
});

/** Routes outside the main layout. */
export const outsideRoutes = [loginRoute, logoutRoute, setupRoute, maintenanceRoute] as const;
