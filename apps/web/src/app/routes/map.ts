import { createRoute } from '@tanstack/react-router';
import { mapSearch, repositoryMapSearch } from '#features/map/rules/map-search.rules.ts';
import { cardModalRoute } from '../router/card-modal.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const mapRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/map',
  validateSearch: mapSearch,
  staticData: { name: 'mapSingle' },
  component: lazyScreen(() => import('#features/map/screens/map-screen.tsx'), 'map', 'assistance', 'cards', 'projects'),
});

const repositoryMapRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/map',
  validateSearch: repositoryMapSearch,
  staticData: { name: 'workspaceMap' },
  component: lazyScreen(
    () => import('#features/map/screens/map-screen.tsx'),
    'map',
    'assistance',
    'cards',
    'projects',
    'workspaces',
  ),
});

/** The maps of a project and of a repository, and the cards that open over them. */
export const mapRoutes = [
  mapRoute.addChildren([cardModalRoute(mapRoute, 'mapCardSingle')]),
  repositoryMapRoute.addChildren([cardModalRoute(repositoryMapRoute, 'workspaceMapCardSingle')]),
] as const;
