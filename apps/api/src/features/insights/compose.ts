import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import type { CardsApi } from '../cards/compose.ts';
import type { EvidenceApi } from '../evidence/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { TagsApi } from '../tags/compose.ts';
import { InsightsPresenter } from './insights.presenter.ts';
import { InsightsService } from './insights.service.ts';
import { insightRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  readonly attachments: AttachmentsApi;
  readonly cards: CardsApi;
  readonly evidence: EvidenceApi;
}

/** Composes insights. */
export function composeInsights({ db }: Platform, { projects, tags, attachments, cards, evidence }: Needs) {
  return {
    routes: insightRoutes({
      projects: projects.projects,
      attachments: attachments.attachments,
      insights: new InsightsService(db, tags.readModel),
      presenter: new InsightsPresenter(cards.related, evidence.evidence),
    }),
  };
}
