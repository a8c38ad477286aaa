import { createRoute } from '@tanstack/react-router';
import { cardScreens } from '../../features/cards/index.ts';
import { commentSearch } from '../../features/comments/index.ts';
import { mapScreens, mapSearch, repositoryMapSearch } from '../../features/map/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const mapRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/map',
  validateSearch: mapSearch,
  staticData: { name: 'mapSingle' },
  component: lazyScreen(mapScreens.one, 'map', 'assistance', 'cards', 'projects'),
});

const mapCardRoute = createRoute({
  getParentRoute: () => mapRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'mapCardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

const repositoryMapRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/map',
  validateSearch: repositoryMapSearch,
  staticData: { name: 'workspaceMap' },
  component: lazyScreen(mapScreens.one, 'map', 'assistance', 'cards', 'projects', 'workspaces'),
});

const repositoryMapCardRoute = createRoute({
  getParentRoute: () => repositoryMapRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'workspaceMapCardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

/** The maps of a project and of a repository, and the cards that open over them. */
export const mapRoutes = [
  mapRoute.addChildren([mapCardRoute]),
  repositoryMapRoute.addChildren([repositoryMapCardRoute]),
] as const;
