import { feature } from '#composition/feature.ts';
import { conclusions } from '../conclusions/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { CardsOfInsightsReadModel } from './cards-of-insights.read-model.ts';
import { RatingsReadModel } from './ratings.read-model.ts';
import { ownAttributes, trendRoutes } from './routes.ts';
import { trendType } from './trends.read-model.ts';

/** Trends and their ratings. */
export const trends = feature({
  name: 'trends',
  uses: () => ({ conclusions, permissions, projects, settings, users }),
  shares: ['create-trend.ts', 'ratings.read-model.ts', 'ratings.repo.ts', 'ratings.rules.ts', 'trends.read-model.ts'],
  compose({ db }, { conclusions, settings: { team } }) {
    const own = ownAttributes({
      ratings: new RatingsReadModel(db),
      cardsOfInsights: new CardsOfInsightsReadModel(db),
      team,
    });
    return { routes: trendRoutes(conclusions.ofType(trendType, own)) };
  },
});
