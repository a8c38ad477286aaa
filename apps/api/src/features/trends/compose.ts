import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import type { CardsApi } from '../cards/compose.ts';
import type { EvidenceApi } from '../evidence/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { TagsApi } from '../tags/compose.ts';
import { RatingsReadModel } from './ratings.read-model.ts';
import { trendRoutes } from './routes.ts';
import { TrendsPresenter } from './trends.presenter.ts';
import { TrendsService } from './trends.service.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  readonly attachments: AttachmentsApi;
  readonly cards: CardsApi;
  readonly evidence: EvidenceApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
}

/** Composes trends and their ratings. */
export function composeTrends({ db }: Platform, { projects, tags, attachments, cards, evidence, team }: Needs) {
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
}
