import { createRoute } from '@tanstack/react-router';
import { trashScreens } from '../../features/trash/index.ts';
import { pageNumber } from '../../lib/url/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const workspaceTrashRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/trash',
  validateSearch: pageNumber,
  staticData: { name: 'workspaceTrash' },
  component: lazyScreen(trashScreens.workspace, 'trash', 'workspaces'),
});

const projectTrashRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trash',
  validateSearch: pageNumber,
  staticData: { name: 'projectTrash' },
  component: lazyScreen(trashScreens.project, 'trash', 'projects'),
});

/** The routes of the trash. */
export const trashRoutes = [workspaceTrashRoute, projectTrashRoute] as const;
