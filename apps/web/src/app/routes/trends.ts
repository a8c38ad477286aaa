import { createRoute } from '@tanstack/react-router';
import { trendScreens, trendSearch } from '../../features/trends/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/root.ts';

const trendsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends',
  validateSearch: trendSearch,
  staticData: { name: 'trendsMultiple' },
  component: lazyScreen(trendScreens.list, 'trends', 'cards', 'projects'),
});

const createTrendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/create',
  staticData: { name: 'trendCreate' },
  component: lazyScreen(trendScreens.create, 'trends', 'attachments', 'cards', 'evidence', 'projects', 'tags'),
});

const editTrendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/edit/$trendSlug',
  staticData: { name: 'trendEdit' },
  component: lazyScreen(trendScreens.edit, 'trends', 'attachments', 'cards', 'evidence', 'projects', 'tags'),
});

const trendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/$trendSlug',
  staticData: { name: 'trendSingle' },
  component: lazyScreen(trendScreens.one, 'trends', 'evidence', 'projects'),
});

/** The trends of a project. */
export const trendRoutes = [trendsRoute, createTrendRoute, editTrendRoute, trendRoute] as const;
