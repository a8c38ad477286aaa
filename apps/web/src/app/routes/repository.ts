import { createRoute } from '@tanstack/react-router';
import { arriveAtCards, cardScreens, repositorySearch } from '../../features/cards/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const repositoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/repo',
  validateSearch: repositorySearch,
  beforeLoad: (arrival) => arriveAtCards({ kind: 'workspace', slug: arrival.params.workspaceSlug }, arrival),
  staticData: { name: 'workspaceRepoIndex' },
  component: lazyScreen(cardScreens.repository, 'cards', 'workspaces'),
});

const duplicateCardRoute = createRoute({
  getParentRoute: () => repositoryRoute,
  path: '/duplicate/$cardSlug',
  staticData: { name: 'repoCardDuplicate', cardModal: true },
  component: lazyScreen(cardScreens.duplicate, 'cards'),
});

const duplicateSelectedRoute = createRoute({
  getParentRoute: () => repositoryRoute,
  path: '/batch-duplicate-repo',
  staticData: { name: 'repoCardBatchDuplicate', cardModal: true },
  component: lazyScreen(cardScreens.duplicateSelected, 'cards'),
});

const cardRoute = createRoute({
  getParentRoute: () => repositoryRoute,
  path: '/$cardSlug',
  staticData: { name: 'repoCardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

/** The repository of a workspace, and the dialogs over its cards. */
export const repositoryRoutes = [
  repositoryRoute.addChildren([duplicateCardRoute, duplicateSelectedRoute, cardRoute]),
] as const;
