import { feature } from '#composition/feature.ts';
import { conclusions } from '../conclusions/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { RatingsReadModel } from './ratings.read-model.ts';
import { ratingsOf, trendRoutes } from './routes.ts';
import { trendType } from './trends.read-model.ts';

/** Trends and their ratings. */
export const trends = feature({
  name: 'trends',
  uses: () => ({ conclusions, permissions, projects, settings, users }),
  shares: ['ratings.repo.ts', 'trends.read-model.ts'],
  compose({ db }, { conclusions, settings: { team } }) {
    return { routes: trendRoutes(conclusions.ofType(trendType, ratingsOf(new RatingsReadModel(db), team))) };
  },
});
