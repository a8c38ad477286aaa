import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { cards } from '../cards/feature.ts';
import { evidence } from '../evidence/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { tags } from '../tags/feature.ts';
import { users } from '../users/feature.ts';
import { RatingsReadModel } from './ratings.read-model.ts';
import { trendRoutes } from './routes.ts';
import { TrendsPresenter } from './trends.presenter.ts';
import { TrendsService } from './trends.service.ts';

/** Trends and their ratings. */
export const trends = feature({
  name: 'trends',
  uses: () => ({ attachments, cards, evidence, permissions, projects, settings, tags, users }),
  shares: ['ratings.repo.ts', 'trends.read-model.ts', 'trends.repo.ts'],
  compose({ db }, { projects, tags, attachments, cards, evidence, settings: { team } }) {
    return {
      routes: trendRoutes({
        projects: projects.projects,
        attachments: attachments.attachments,
        trends: new TrendsService(db, tags.readModel),
        presenter: new TrendsPresenter({
          related: cards.related,
          evidence: evidence.evidence,
          ratings: new RatingsReadModel(db),
          team,
        }),
      }),
    };
  },
});
