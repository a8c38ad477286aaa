import { createRoute } from '@tanstack/react-router';
import { cardScreens } from '../../features/cards/index.ts';
import { commentSearch } from '../../features/comments/index.ts';
import { insightScreens, insightSearch, readInsightsAhead } from '../../features/insights/index.ts';
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
  component: lazyScreen(insightScreens.list, 'insights', 'cards', 'projects'),
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
  component: lazyScreen(insightScreens.create, ...editorTexts),
});

const editInsightRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/insights/edit/$insightSlug',
  staticData: { name: 'insightEdit' },
  component: lazyScreen(insightScreens.edit, ...editorTexts),
});

const insightRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/insights/$insightSlug',
  validateSearch: commentSearch,
  staticData: { name: 'insightSingle' },
  component: lazyScreen(insightScreens.one, 'insights', 'evidence', 'projects'),
});

const insightCardRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'insightCardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

/** The insights of a project, and the cards that open over one. */
export const insightRoutes = [
  insightsRoute,
  createInsightRoute,
  editInsightRoute,
  insightRoute.addChildren([insightCardRoute]),
] as const;
