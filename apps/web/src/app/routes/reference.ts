import { createRoute } from '@tanstack/react-router';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { rootRoute } from '../router/root.ts';

const component = lazyScreen(() => import('#features/reference/screens/reference-screen.tsx'), 'reference');
const validateSearch = (search: SearchTexts): { q?: string } => (search.q ? { q: search.q } : {});
const staticData = { name: 'reference', anonymous: true };

const overviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/docs/api',
  validateSearch,
  staticData,
  component,
});

const callRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/docs/api/$call',
  validateSearch,
  staticData,
  component,
});

/** The API reference, which is open to everybody. */
export const referenceRoutes = [overviewRoute, callRoute] as const;
