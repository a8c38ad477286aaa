import type { Team } from '@foreglow/contract';
import type { Platform } from '../../platform/platform.ts';
import type { AttachmentsApi } from '../attachments/index.ts';
import type { ProjectsApi } from '../projects/index.ts';
import type { SimilarityApi } from '../similarity/index.ts';
import type { TagsApi } from '../tags/index.ts';
import { BulkChangesService } from './bulk-changes.service.ts';
import { CardFacetsReadModel } from './card-facets.read-model.ts';
import { CardIdsReadModel } from './card-ids.read-model.ts';
import { CardListings } from './card-listings.ts';
import { CardsPresenter } from './cards.presenter.ts';
import { CardsReadModel } from './cards.read-model.ts';
import { CardsService } from './cards.service.ts';
import { CopyCardsService } from './copy-cards.service.ts';
import { DuplicateDetectionService } from './duplicate-detection.service.ts';
import { MergingService, type ReplaceEvidence } from './merging.service.ts';
import { type MoveAlong, MovingService } from './moving.service.ts';
import { RelatedPresenter } from './related.presenter.ts';
import { RelatedCardsService } from './related-cards.service.ts';
import { cardRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  readonly attachments: AttachmentsApi;
  readonly similarity: SimilarityApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
  readonly replaceEvidence: ReplaceEvidence;
  readonly moveAlong: MoveAlong;
}

/** What other features may use of cards. */
export interface CardsApi {
  readonly cards: CardsService;
  readonly listings: CardListings;
  readonly readModel: CardsReadModel;
  readonly duplicateDetection: DuplicateDetectionService;
  /** Shows what cards, insights and trends are related to. */
  readonly related: RelatedPresenter;
  readonly presenter: CardsPresenter;
}

/** Puts cards together. */
export function composeCards({ db, cache }: Platform, needs: Needs) {
  const { attachments, team } = needs;
  const { projects } = needs.projects;
  const tags = needs.tags.readModel;
  const readModel = new CardsReadModel(db, cache);
  const cards = new CardsService(db, readModel);
  const listings = new CardListings(
    db,
    new CardIdsReadModel(db, cache),
    new CardFacetsReadModel(db, cache),
    readModel,
    tags,
    team,
  );
  const duplicateDetection = new DuplicateDetectionService(db, readModel, team, needs.similarity.similarity);
  const related = new RelatedPresenter(tags, attachments.presenter, team);
  const presenter = new CardsPresenter(related);
  const api: CardsApi = { cards, listings, readModel, duplicateDetection, related, presenter };
  return {
    routes: cardRoutes({
      projects,
      attachments: attachments.attachments,
      cards,
      listings,
      copying: new CopyCardsService(db, cards, projects, tags),
      merging: new MergingService(db, cards, readModel, needs.replaceEvidence),
      moving: new MovingService(db, cards, projects, readModel, needs.moveAlong),
      duplicateDetection,
      related: new RelatedCardsService(needs.similarity.similarity, readModel),
      bulkChanges: new BulkChangesService(db, readModel),
      presenter,
    }),
    api,
  };
}
