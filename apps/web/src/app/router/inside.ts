import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { declareKinds } from '#lib/kinds/web-kind.ts';
import { noteReads } from '#lib/query/reads.ts';
import { insideTexts } from '../inside-texts.ts';
import { webKinds } from '../kinds.ts';
import { cardRoutes } from '../routes/cards.ts';
import { insightRoutes } from '../routes/insights.ts';
import { mapRoutes } from '../routes/map.ts';
import { outsideRoutes } from '../routes/outside.ts';
import { peopleRoutes } from '../routes/people.ts';
import { projectRoutes } from '../routes/projects.ts';
import { radarRoutes } from '../routes/radars.ts';
import { reachOutRoutes } from '../routes/reach-out.ts';
import { referenceRoutes } from '../routes/reference.ts';
import { repositoryRoutes } from '../routes/repository.ts';
import { trashRoutes } from '../routes/trash.ts';
import { trendRoutes } from '../routes/trends.ts';
import { wikiRoutes } from '../routes/wiki.ts';
import { workspaceRoutes } from '../routes/workspaces.ts';
import { knowTexts } from '../texts.ts';
import { lazyScreen } from './lazy-screen.ts';
import { rootRoute } from './root.ts';
import { shellRoute } from './shell.ts';

declareKinds(webKinds);

const notFoundRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  staticData: { name: 'notFound' },
  component: lazyScreen(() => import('../screens/not-found-screen.tsx'), 'app'),
});

/** Adds all routes of the product to the root route, and makes known what their screens need. */
export function addInside(client: QueryClient) {
  noteReads(client);
  knowTexts(insideTexts);
  return rootRoute.addChildren([
    ...outsideRoutes,
    ...referenceRoutes,
    shellRoute.addChildren([
      ...workspaceRoutes,
      ...projectRoutes,
      ...cardRoutes,
      ...insightRoutes,
      ...trendRoutes,
      ...mapRoutes,
      ...radarRoutes,
      ...repositoryRoutes,
      ...peopleRoutes,
      ...trashRoutes,
      ...wikiRoutes,
      ...reachOutRoutes,
      notFoundRoute,
    ]),
  ]);
}
