import { createRoute } from '@tanstack/react-router';
import { reachOutScreens } from '../../features/reach-out/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const reachOutRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reach-out',
  staticData: { name: 'reachOut', anonymous: true },
  component: lazyScreen(reachOutScreens.form, 'reach-out', 'auth'),
});

/** The page for writing to the administrators: inside the main layout, and open to everybody. */
export const reachOutRoutes = [reachOutRoute] as const;
