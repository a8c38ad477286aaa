import { createRoute } from '@tanstack/react-router';
import { pageNumber } from '#lib/url/page-number.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const workspaceTrashRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/trash',
  validateSearch: pageNumber,
  staticData: { name: 'workspaceTrash' },
  component: lazyScreen(() => import('#features/trash/screens/workspace-trash-screen.tsx'), 'trash', 'workspaces'),
});

const projectTrashRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trash',
  validateSearch: pageNumber,
  staticData: { name: 'projectTrash' },
  component: lazyScreen(() => import('#features/trash/screens/project-trash-screen.tsx'), 'trash', 'projects'),
});

/** The routes of the trash. */
export const trashRoutes = [workspaceTrashRoute, projectTrashRoute] as const;
