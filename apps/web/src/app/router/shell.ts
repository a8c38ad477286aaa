import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from './lazy-screen.ts';
import { rootRoute } from './root.ts';

/** The main layout: rail, content, palette. Everything that needs a signed-in user lies in it. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyScreen(() => import('../shell/shell.tsx'), 'shell'),
});
