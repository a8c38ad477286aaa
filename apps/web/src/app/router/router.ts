import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '#lib/url/search-params.ts';
import { outsideRoutes } from '../routes/outside.ts';
import { arriveAtRoute } from './current.ts';
import type { Inside } from './guard.ts';
import { errorScreen } from './lazy-screen.ts';
import { rootRoute } from './root.ts';
import { keepsPlace, type ScrolledRoute } from './scroll.rules.ts';

/** The routes and texts behind sign-in. The sign-in page does not wait for them. */
const loadInside = () => import('./inside.ts');
type WholeTree = ReturnType<Awaited<ReturnType<typeof loadInside>>['addInside']>;

/** The router of the application. It contains the routes outside sign-in, and the others once `inside` is open. */
export function createAppRouter(client: QueryClient) {
  let last: ScrolledRoute | undefined;
  const inside: Inside = {
    isOpen: false,
    load: async () => void (await loadInside()),
    open: async () => {
      const { addInside } = await loadInside();
      if (inside.isOpen) return;
      addInside(client);
      router.setRoutes(router.buildRouteTree());
      inside.isOpen = true;
    },
  };
  const router = createRouter({
    // The types of links and navigations come from the complete tree, which the root contains once `inside` is open.
    routeTree: rootRoute.addChildren([...outsideRoutes]) as unknown as WholeTree,
    context: { client, inside },
    parseSearch,
    stringifySearch,
    // Back and forward restore the scroll position; other navigations start at the top.
    scrollRestoration({ location }): boolean {
      const from = last;
      last = { pathname: location.pathname, cardModal: isCardModal(location.pathname) };
      return !keepsPlace(from, last);
    },
    defaultPreload: 'intent',
    defaultErrorComponent: errorScreen,
    // The current page stays until the next one can be shown; progress.tsx shows that it is loading.
    defaultPendingMs: 10_000,
  });
  router.subscribe('onResolved', () => arriveAtRoute(router.state.matches.at(-1)?.params ?? {}));
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
