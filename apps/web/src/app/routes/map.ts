import { createRoute } from '@tanstack/react-router';
import { cardScreens } from '../../features/cards/index.ts';
import { commentSearch } from '../../features/comments/index.ts';
import { mapScreens, mapSearch } from '../../features/map/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const mapRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/map',
  validateSearch: mapSearch,
  staticData: { name: 'mapSingle' },
  component: lazyScreen(mapScreens.one, 'map', 'cards', 'projects'),
});

const mapCardRoute = createRoute({
  getParentRoute: () => mapRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'mapCardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

/** The map of a project, and the cards that open over it. */
export const mapRoutes = [mapRoute.addChildren([mapCardRoute])] as const;
