import { createRoute } from '@tanstack/react-router';
import { captureSearch } from '../../features/capture/index.ts';
import { arriveAtCards, cardScreens, cardSearch, readCardsAhead } from '../../features/cards/index.ts';
import { commentSearch } from '../../features/comments/index.ts';
import { importScreens } from '../../features/imports/index.ts';
import { insightScreens } from '../../features/insights/index.ts';
import { signalScreens } from '../../features/signals/index.ts';
import { trendScreens } from '../../features/trends/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const cardsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/cards',
  validateSearch: cardSearch,
  beforeLoad: (arrival) => arriveAtCards({ kind: 'project', slug: arrival.params.projectSlug }, arrival),
  staticData: {
    name: 'cardsMultiple',
    readAhead: (client, { projectSlug = '' }, search) => readCardsAhead(client, projectSlug, cardSearch(search)),
  },
  component: lazyScreen(cardScreens.list, 'cards'),
});

const createCardRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/create',
  validateSearch: captureSearch,
  staticData: { name: 'cardCreate', cardModal: true },
  component: lazyScreen(cardScreens.create, 'cards', 'assistance', 'attachments', 'capture', 'editor', 'tags'),
});

const editCardRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/edit/$cardSlug',
  staticData: { name: 'cardEdit', cardModal: true },
  component: lazyScreen(cardScreens.edit, 'cards', 'assistance', 'attachments', 'capture', 'editor', 'tags'),
});

const duplicateCardRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/duplicate/$cardSlug',
  staticData: { name: 'cardDuplicate', cardModal: true },
  component: lazyScreen(cardScreens.duplicate, 'cards'),
});

const duplicateSelectedRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/batch-duplicate',
  staticData: { name: 'cardBatchDuplicate', cardModal: true },
  component: lazyScreen(cardScreens.duplicateSelected, 'cards'),
});

const generateRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/generate',
  staticData: { name: 'cardGenerate', cardModal: true },
  component: lazyScreen(signalScreens.generate, 'signals', 'assistance', 'cards'),
});

const generateEditRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/generate-edit',
  staticData: { name: 'cardGenerativeEdit', cardModal: true },
  component: lazyScreen(signalScreens.generateEdit, 'signals', 'assistance', 'cards'),
});

const cardRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'cardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

const addToInsightRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/add-to-insight',
  staticData: { name: 'cardAddToInsight', cardModal: true },
  component: lazyScreen(insightScreens.addCards, 'insights', 'evidence', 'cards'),
});

const addToTrendRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/add-to-trend',
  staticData: { name: 'cardAddToTrend', cardModal: true },
  component: lazyScreen(trendScreens.addCards, 'trends', 'evidence', 'cards'),
});

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/import',
  staticData: { name: 'cardImport' },
  component: lazyScreen(importScreens.import, 'imports', 'capture', 'cards'),
});

/** The cards of a project, the dialogs over them, and their import. */
export const cardRoutes = [
  cardsRoute.addChildren([
    createCardRoute,
    editCardRoute,
    duplicateCardRoute,
    duplicateSelectedRoute,
    addToInsightRoute,
    addToTrendRoute,
    generateRoute,
    generateEditRoute,
    cardRoute,
  ]),
  importRoute,
] as const;
