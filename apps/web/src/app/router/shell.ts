import { createRoute } from '@tanstack/react-router';
import { kindNamespaces } from '#lib/kinds/kind-texts.ts';
import { lazyScreen } from './lazy-screen.ts';
import { rootRoute } from './root.ts';

/** The main layout: rail, content, palette. Every screen that needs a signed-in user is inside it. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyScreen(() => import('../shell/shell.tsx'), 'shell', 'filters', ...kindNamespaces),
});
