import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../../lib/url/index.ts';
import { cardRoutes } from '../routes/cards.ts';
import { insightRoutes } from '../routes/insights.ts';
import { outsideRoutes } from '../routes/outside.ts';
import { peopleRoutes } from '../routes/people.ts';
import { projectRoutes } from '../routes/projects.ts';
import { repositoryRoutes } from '../routes/repository.ts';
import { trashRoutes } from '../routes/trash.ts';
import { trendRoutes } from '../routes/trends.ts';
import { workspaceRoutes } from '../routes/workspaces.ts';
import { errorScreen, lazyScreen } from './lazy-screen.ts';
import { rootRoute, shellRoute } from './root.ts';
import { keepsPlace, type ScrolledRoute } from './scroll.rules.ts';

const notFoundRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  staticData: { name: 'notFound' },
  component: lazyScreen(() => import('../screens/not-found-screen.tsx'), 'app'),
});

const routeTree = rootRoute.addChildren([
  ...outsideRoutes,
  shellRoute.addChildren([
    ...workspaceRoutes,
    ...projectRoutes,
    ...cardRoutes,
    ...insightRoutes,
    ...trendRoutes,
    ...repositoryRoutes,
    ...peopleRoutes,
    ...trashRoutes,
    notFoundRoute,
  ]),
]);

/** The router of the application, with every address of the product. */
export function createAppRouter(client: QueryClient) {
  let last: ScrolledRoute | undefined;
  const router = createRouter({
    routeTree,
    context: { client },
    parseSearch,
    stringifySearch,
    // Back and forward return to where one was; other navigations start at the top.
    scrollRestoration({ location }): boolean {
      const from = last;
      last = { pathname: location.pathname, cardModal: isCardModal(location.pathname) };
      return !keepsPlace(from, last);
    },
    defaultPreload: 'intent',
    defaultErrorComponent: errorScreen,
    // The page one leaves stays until the next one can be shown; progress.tsx tells that something is on its way.
    defaultPendingMs: 10_000,
  });
  const isCardModal = (pathname: string) =>
    router.getMatchedRoutes(pathname)[2]?.options.staticData?.cardModal === true;
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
