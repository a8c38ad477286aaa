import { createRoute } from '@tanstack/react-router';
import { arriveAtCards } from '#features/cards/api/arriving.ts';
import { repositorySearch } from '#features/cards/rules/card-search.rules.ts';
import { cardModalRoute } from '../router/card-modal.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const repositoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/w/$workspaceSlug/repo',
  validateSearch: repositorySearch,
  beforeLoad: (arrival) => arriveAtCards({ kind: 'workspace', slug: arrival.params.workspaceSlug }, arrival),
  staticData: { name: 'workspaceRepoIndex' },
  component: lazyScreen(() => import('#features/cards/screens/repository-screen.tsx'), 'cards', 'workspaces'),
});

const duplicateCardRoute = createRoute({
  getParentRoute: () => repositoryRoute,
  path: '/duplicate/$cardSlug',
  staticData: { name: 'repoCardDuplicate', cardModal: true },
  component: lazyScreen(() => import('#features/cards/screens/duplicate-card-screen.tsx'), 'cards'),
});

const duplicateSelectedRoute = createRoute({
  getParentRoute: () => repositoryRoute,
  path: '/batch-duplicate-repo',
  staticData: { name: 'repoCardBatchDuplicate', cardModal: true },
  component: lazyScreen(() => import('#features/cards/screens/duplicate-selected-screen.tsx'), 'cards'),
});

/** The repository of a workspace, and the dialogs over its cards. */
export const repositoryRoutes = [
  repositoryRoute.addChildren([
    duplicateCardRoute,
    duplicateSelectedRoute,
    cardModalRoute(repositoryRoute, 'repoCardSingle'),
  ]),
] as const;
