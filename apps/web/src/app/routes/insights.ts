import { createRoute } from '@tanstack/react-router';
import { commentSearch } from '#features/comments/rules/comment-search.rules.ts';
import { readInsightsAhead } from '#features/insights/api/read-ahead.ts';
import { insightSearch } from '#features/insights/rules/insight-search.rules.ts';
import { cardModalRoute } from '../router/card-modal.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const insightsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/insights',
  validateSearch: insightSearch,
  staticData: {
    name: 'insightsMultiple',
    readAhead: (client, { projectSlug = '' }, search) => readInsightsAhead(client, projectSlug, insightSearch(search)),
  },
  component: lazyScreen(
    () => import('#features/insights/screens/insights-screen.tsx'),
    'insights',
    'cards',
    'projects',
  ),
});

const editorTexts = [
  'insights',
  'assistance',
  'attachments',
  'cards',
  'editor',
  'evidence',
  'projects',
  'tags',
] as const;

const createInsightRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/insights/create',
  staticData: { name: 'insightCreate' },
  component: lazyScreen(() => import('#features/insights/screens/create-insight-screen.tsx'), ...editorTexts),
});

const editInsightRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/insights/edit/$insightSlug',
  staticData: { name: 'insightEdit' },
  component: lazyScreen(() => import('#features/insights/screens/edit-insight-screen.tsx'), ...editorTexts),
});

const insightRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/insights/$insightSlug',
  validateSearch: commentSearch,
  staticData: { name: 'insightSingle' },
  component: lazyScreen(
    () => import('#features/insights/screens/insight-screen.tsx'),
    'insights',
    'evidence',
    'projects',
  ),
});

/** The insights of a project, and the cards that open over one. */
export const insightRoutes = [
  insightsRoute,
  createInsightRoute,
  editInsightRoute,
  insightRoute.addChildren([cardModalRoute(insightRoute, 'insightCardSingle')]),
] as const;
