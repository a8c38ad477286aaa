import { createRoute } from '@tanstack/react-router';
import { readRadarAhead } from '#features/radars/api/read-radar.ts';
import {
  compareSearch,
  editorSearch,
  radarsSearch,
  radarViewSearch,
} from '#features/radars/rules/radar-search.rules.ts';
import { trendSearch } from '#features/trends/rules/trend-search.rules.ts';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { cardModalRoute } from '../router/card-modal.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const radarsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars',
  validateSearch: radarsSearch,
  staticData: { name: 'radarsMultiple' },
  component: lazyScreen(() => import('#features/radars/screens/radars-screen.tsx'), 'radars', 'projects'),
});

const createRadarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/create',
  // The filters of a list of trends, of which the radar is made.
  validateSearch: trendSearch,
  staticData: { name: 'radarCreate' },
  component: lazyScreen(
    () => import('#features/radars/screens/create-radar-screen.tsx'),
    'radars',
    'editor',
    'evidence',
    'projects',
  ),
});

const liftoffRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/liftoff',
  staticData: { name: 'radarCreateLiftoff' },
  component: lazyScreen(
    () => import('#features/generation/screens/liftoff-screen.tsx'),
    'editor',
    'generation',
    'radars',
    'projects',
  ),
});

const liftoffInstanceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/liftoff/$instanceId',
  // The chosen blip.
  validateSearch: ({ blip }: SearchTexts): { readonly blip?: string | undefined } => ({ blip }),
  staticData: { name: 'radarCreateLiftoffInstance' },
  component: lazyScreen(
    () => import('#features/generation/screens/instance-screen.tsx'),
    'generation',
    'radars',
    'evidence',
    'projects',
  ),
});

const editRadarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/edit/$radarSlug',
  validateSearch: editorSearch,
  staticData: { name: 'radarEdit' },
  component: lazyScreen(
    () => import('#features/radars/screens/edit-radar-screen.tsx'),
    'radars',
    'evidence',
    'projects',
  ),
});

const compareRadarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/$radarSlug/compare',
  validateSearch: compareSearch,
  staticData: { name: 'radarCompare' },
  component: lazyScreen(() => import('#features/radars/screens/compare-radar-screen.tsx'), 'radars', 'projects'),
});

const radarRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/projects/$projectSlug/radars/$radarSlug',
  validateSearch: radarViewSearch,
  staticData: {
    name: 'radarSingle',
    readAhead: (client, { projectSlug = '', radarSlug = '' }) => readRadarAhead(client, projectSlug, radarSlug),
  },
  component: lazyScreen(() => import('#features/radars/screens/radar-screen.tsx'), 'radars', 'evidence', 'projects'),
});

/** The radars of a project, their drafts, and the cards that open over one. */
export const radarRoutes = [
  radarsRoute,
  createRadarRoute,
  liftoffRoute,
  liftoffInstanceRoute.addChildren([cardModalRoute(liftoffInstanceRoute, 'radarLiftoffCardSingle')]),
  editRadarRoute,
  compareRadarRoute,
  radarRoute.addChildren([cardModalRoute(radarRoute, 'radarCardSingle')]),
] as const;
