import { createRoute } from '@tanstack/react-router';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { shellRoute } from '../router/shell.ts';

interface WikiSearch {
  /** The search term. */
  readonly q?: string;
  /** The route of the screen for which help is requested. Its page is shown instead of the first one. */
  readonly for?: string;
}

const wikiSearch = ({ q, for: screen }: SearchTexts): WikiSearch => ({
  ...(q && { q }),
  ...(screen && { for: screen }),
});

const wikiRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/wiki/{-$wikiSlug}',
  validateSearch: wikiSearch,
  staticData: { name: 'wiki' },
  component: lazyScreen(() => import('#features/wiki/screens/wiki-screen.tsx'), 'wiki', 'filters'),
});

/** The pages of the wiki. */
export const wikiRoutes = [wikiRoute] as const;
