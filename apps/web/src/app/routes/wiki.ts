import { createRoute } from '@tanstack/react-router';
import { wikiScreen } from '../../features/wiki/index.ts';
import type { SearchTexts } from '../../lib/url/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

const wikiRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/wiki/{-$wikiSlug}',
  validateSearch: (search: SearchTexts): { q?: string } => (search.q ? { q: search.q } : {}),
  staticData: { name: 'wiki' },
  component: lazyScreen(wikiScreen, 'wiki', 'filters'),
});

/** The pages of the wiki. */
export const wikiRoutes = [wikiRoute] as const;
