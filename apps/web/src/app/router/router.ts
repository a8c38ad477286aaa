import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../../lib/url/index.ts';
import { cardRoutes } from '../routes/cards.ts';
import { outsideRoutes } from '../routes/outside.ts';
import { projectRoutes } from '../routes/projects.ts';
import { workspaceRoutes } from '../routes/workspaces.ts';
import { ErrorScreen } from '../screens/error-screen.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { rootRoute, shellRoute } from './root.ts';

const notFoundRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  staticData: { name: 'notFound' },
  component: lazyScreen(() => import('../screens/not-found-screen.tsx'), 'app'),
});

const routeTree = rootRoute.addChildren([
  ...outsideRoutes,
  shellRoute.addChildren([...workspaceRoutes, ...projectRoutes, ...cardRoutes, notFoundRoute]),
]);

/** The router of the application, with every address of the product. */
export const createAppRouter = (client: QueryClient) =>
  createRouter({
    routeTree,
    context: { client },
    parseSearch,
    stringifySearch,
    // Back and forward return to where one was; other navigations start at the top, but for cards over their list,
    // whose links say `resetScroll={false}`.
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultPendingMs: 10_000,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
