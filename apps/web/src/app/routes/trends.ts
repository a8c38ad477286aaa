import { createRoute } from '@tanstack/react-router';
import { cardScreens } from '../../features/cards/index.ts';
import { commentSearch } from '../../features/comments/index.ts';
import { readTrendsAhead, trendScreens, trendSearch } from '../../features/trends/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const trendsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends',
  validateSearch: trendSearch,
  staticData: {
    name: 'trendsMultiple',
    readAhead: (client, { projectSlug = '' }, search) => readTrendsAhead(client, projectSlug, trendSearch(search)),
  },
  component: lazyScreen(trendScreens.list, 'trends', 'cards', 'projects'),
});

const editorTexts = ['trends', 'assistance', 'attachments', 'cards', 'editor', 'evidence', 'projects', 'tags'] as const;

const createTrendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/create',
  staticData: { name: 'trendCreate' },
  component: lazyScreen(trendScreens.create, ...editorTexts),
});

const editTrendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/edit/$trendSlug',
  staticData: { name: 'trendEdit' },
  component: lazyScreen(trendScreens.edit, ...editorTexts),
});

const trendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/$trendSlug',
  validateSearch: commentSearch,
  staticData: { name: 'trendSingle' },
  component: lazyScreen(trendScreens.one, 'trends', 'evidence', 'projects'),
});

const trendCardRoute = createRoute({
  getParentRoute: () => trendRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'trendCardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

/** The trends of a project, and the cards that open over one. */
export const trendRoutes = [
  trendsRoute,
  createTrendRoute,
  editTrendRoute,
  trendRoute.addChildren([trendCardRoute]),
] as const;
