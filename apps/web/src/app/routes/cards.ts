import { limits } from '@foreglow/contract';
import { createRoute } from '@tanstack/react-router';
import { captureSearch } from '#features/capture/rules/addresses.rules.ts';
import { arriveAtCards } from '#features/cards/api/arriving.ts';
import { readCardsAhead } from '#features/cards/api/read-ahead.ts';
import { cardSearch } from '#features/cards/rules/card-search.rules.ts';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { cardModalRoute } from '../router/card-modal.ts';
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
  component: lazyScreen(() => import('#features/cards/screens/cards-screen.tsx'), 'cards'),
});

/** The editor of a new card can begin with a page, or with a tag. */
const newCardSearch = (given: SearchTexts): { readonly url?: string; readonly tag?: string | undefined } => ({
  ...captureSearch(given),
  tag: given.tag?.trim().slice(0, limits.tagNameLength) || undefined,
});

/** Signals are drafted on a question; without one, on that of the brief. */
const generateSearch = ({ about }: SearchTexts): { readonly about?: string | undefined } => ({
  about: about?.trim().slice(0, limits.tagNameLength) || undefined,
});

const createCardRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/create',
  validateSearch: newCardSearch,
  staticData: { name: 'cardCreate', cardModal: true },
  component: lazyScreen(
    () => import('#features/cards/screens/create-card-screen.tsx'),
    'cards',
    'duplicates',
    'assistance',
    'attachments',
    'capture',
    'editor',
    'tags',
  ),
});

const editCardRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/edit/$cardSlug',
  staticData: { name: 'cardEdit', cardModal: true },
  component: lazyScreen(
    () => import('#features/cards/screens/edit-card-screen.tsx'),
    'cards',
    'duplicates',
    'assistance',
    'attachments',
    'capture',
    'editor',
    'tags',
  ),
});

const duplicateCardRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/duplicate/$cardSlug',
  staticData: { name: 'cardDuplicate', cardModal: true },
  component: lazyScreen(() => import('#features/cards/screens/duplicate-card-screen.tsx'), 'cards'),
});

const duplicateSelectedRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/batch-duplicate',
  staticData: { name: 'cardBatchDuplicate', cardModal: true },
  component: lazyScreen(() => import('#features/cards/screens/duplicate-selected-screen.tsx'), 'cards'),
});

const generateRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/generate',
  validateSearch: generateSearch,
  staticData: { name: 'cardGenerate', cardModal: true },
  component: lazyScreen(
    () => import('#features/signals/screens/generate-screen.tsx'),
    'signals',
    'assistance',
    'cards',
  ),
});

const generateEditRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/generate-edit',
  staticData: { name: 'cardGenerativeEdit', cardModal: true },
  component: lazyScreen(
    () => import('#features/signals/screens/generate-edit-screen.tsx'),
    'signals',
    'assistance',
    'cards',
  ),
});

const addToInsightRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/add-to-insight',
  staticData: { name: 'cardAddToInsight', cardModal: true },
  component: lazyScreen(
    () => import('#features/insights/screens/add-cards-screen.tsx'),
    'insights',
    'evidence',
    'cards',
  ),
});

const addToTrendRoute = createRoute({
  getParentRoute: () => cardsRoute,
  path: '/add-to-trend',
  staticData: { name: 'cardAddToTrend', cardModal: true },
  component: lazyScreen(() => import('#features/trends/screens/add-cards-screen.tsx'), 'trends', 'evidence', 'cards'),
});

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/import',
  staticData: { name: 'cardImport' },
  component: lazyScreen(() => import('#features/imports/screens/import-screen.tsx'), 'imports', 'cards'),
});

const linksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/links',
  staticData: { name: 'cardLinks' },
  component: lazyScreen(() => import('#features/imports/screens/links-screen.tsx'), 'imports', 'capture', 'projects'),
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
    cardModalRoute(cardsRoute, 'cardSingle'),
  ]),
  importRoute,
  linksRoute,
] as const;
