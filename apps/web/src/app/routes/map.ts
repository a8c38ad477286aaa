import { createRoute } from '@tanstack/react-router';
import { commentSearch } from '#features/comments/rules/comment-search.rules.ts';
import { mapSearch, repositoryMapSearch } from '#features/map/rules/map-search.rules.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const mapRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/map',
  validateSearch: mapSearch,
  staticData: { name: 'mapSingle' },
  component: lazyScreen(() => import('#features/map/screens/map-screen.tsx'), 'map', 'assistance', 'cards', 'projects'),
});

const mapCardRoute = createRoute({
  getParentRoute: () => mapRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'mapCardSingle', cardModal: true },
  component: lazyScreen(() => import('#features/cards/screens/card-screen.tsx'), 'cards'),
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

const repositoryMapCardRoute = createRoute({
  getParentRoute: () => repositoryMapRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'workspaceMapCardSingle', cardModal: true },
  component: lazyScreen(() => import('#features/cards/screens/card-screen.tsx'), 'cards'),
});

/** The maps of a project and of a repository, and the cards that open over them. */
export const mapRoutes = [
  mapRoute.addChildren([mapCardRoute]),
  repositoryMapRoute.addChildren([repositoryMapCardRoute]),
] as const;
