import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { cards } from '../cards/feature.ts';
import { evidence } from '../evidence/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { tags } from '../tags/feature.ts';
import { InsightsPresenter } from './insights.presenter.ts';
import { InsightsService } from './insights.service.ts';
import { insightRoutes } from './routes.ts';

/** Insights. */
export const insights = feature({
  name: 'insights',
  uses: () => ({ attachments, cards, evidence, permissions, projects, tags }),
  shares: ['insights.read-model.ts', 'insights.repo.ts'],
  compose({ db }, { projects, tags, attachments, cards, evidence }) {
    return {
      routes: insightRoutes({
        projects: projects.projects,
        attachments: attachments.attachments,
        insights: new InsightsService(db, tags.readModel),
        presenter: new InsightsPresenter(cards.related, evidence.evidence),
      }),
    };
  },
});
