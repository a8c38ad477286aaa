import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const reachOutRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reach-out',
  staticData: { name: 'reachOut', anonymous: true },
  component: lazyScreen(() => import('#features/reach-out/screens/reach-out-screen.tsx'), 'reach-out', 'auth'),
});

/** The page for writing to the administrators: inside the main layout, and open to everybody. */
export const reachOutRoutes = [reachOutRoute] as const;
