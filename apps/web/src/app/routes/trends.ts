import { createRoute } from '@tanstack/react-router';
import { commentSearch } from '#features/comments/rules/comment-search.rules.ts';
import { readTrendsAhead } from '#features/trends/api/read-ahead.ts';
import { trendSearch } from '#features/trends/rules/trend-search.rules.ts';
import { cardModalRoute } from '../router/card-modal.ts';
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
  component: lazyScreen(() => import('#features/trends/screens/trends-screen.tsx'), 'trends', 'cards'),
});

const editorTexts = ['trends', 'assistance', 'attachments', 'cards', 'editor', 'evidence', 'projects', 'tags'] as const;

const createTrendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/create',
  staticData: { name: 'trendCreate' },
  component: lazyScreen(() => import('#features/trends/screens/create-trend-screen.tsx'), ...editorTexts),
});

const editTrendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/edit/$trendSlug',
  staticData: { name: 'trendEdit' },
  component: lazyScreen(() => import('#features/trends/screens/edit-trend-screen.tsx'), ...editorTexts),
});

const trendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/trends/$trendSlug',
  validateSearch: commentSearch,
  staticData: { name: 'trendSingle' },
  component: lazyScreen(
    () => import('#features/trends/screens/trend-screen.tsx'),
    'trends',
    'ratings',
    'evidence',
    'projects',
  ),
});

/** The trends of a project, and the cards that open over one. */
export const trendRoutes = [
  trendsRoute,
  createTrendRoute,
  editTrendRoute,
  trendRoute.addChildren([cardModalRoute(trendRoute, 'trendCardSingle')]),
] as const;
