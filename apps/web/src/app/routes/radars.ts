import { createRoute } from '@tanstack/react-router';
import { cardScreens } from '../../features/cards/index.ts';
import { commentSearch } from '../../features/comments/index.ts';
import { generationScreens, reviewSearch } from '../../features/generation/index.ts';
import {
  compareSearch,
  editorSearch,
  radarScreens,
  radarsSearch,
  radarViewSearch,
  readRadarAhead,
} from '../../features/radars/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const radarsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars',
  validateSearch: radarsSearch,
  staticData: { name: 'radarsMultiple' },
  component: lazyScreen(radarScreens.list, 'radars', 'projects'),
});

const createRadarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/create',
  staticData: { name: 'radarCreate' },
  component: lazyScreen(radarScreens.create, 'radars', 'editor', 'evidence', 'projects'),
});

const liftoffRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/liftoff',
  staticData: { name: 'radarCreateLiftoff' },
  component: lazyScreen(generationScreens.start, 'editor', 'generation', 'radars', 'projects'),
});

const liftoffInstanceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/liftoff/$instanceId',
  validateSearch: reviewSearch,
  staticData: { name: 'radarCreateLiftoffInstance' },
  component: lazyScreen(generationScreens.one, 'generation', 'radars', 'evidence', 'projects'),
});

const liftoffCardRoute = createRoute({
  getParentRoute: () => liftoffInstanceRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'radarLiftoffCardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

const editRadarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/edit/$radarSlug',
  validateSearch: editorSearch,
  staticData: { name: 'radarEdit' },
  component: lazyScreen(radarScreens.edit, 'radars', 'evidence', 'projects'),
});

const compareRadarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/$radarSlug/compare',
  validateSearch: compareSearch,
  staticData: { name: 'radarCompare' },
  component: lazyScreen(radarScreens.compare, 'radars', 'projects'),
});

const radarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/$radarSlug',
  validateSearch: radarViewSearch,
  staticData: {
    name: 'radarSingle',
    readAhead: (client, { projectSlug = '', radarSlug = '' }) => readRadarAhead(client, projectSlug, radarSlug),
  },
  component: lazyScreen(radarScreens.one, 'radars', 'evidence', 'projects'),
});

const radarCardRoute = createRoute({
  getParentRoute: () => radarRoute,
  path: '/$cardSlug',
  validateSearch: commentSearch,
  staticData: { name: 'radarCardSingle', cardModal: true },
  component: lazyScreen(cardScreens.one, 'cards'),
});

/** The radars of a project, their drafts, and the cards that open over one. */
export const radarRoutes = [
  radarsRoute,
  createRadarRoute,
  liftoffRoute,
  liftoffInstanceRoute.addChildren([liftoffCardRoute]),
  editRadarRoute,
  compareRadarRoute,
  radarRoute.addChildren([radarCardRoute]),
] as const;
