import type { Team } from '@foreglow/contract';
import type { Platform } from '../../platform/platform.ts';
import type { AttachmentsApi } from '../attachments/index.ts';
import type { ProjectsApi } from '../projects/index.ts';
import type { TagsApi } from '../tags/index.ts';
import { BulkChangesService } from './bulk-changes.service.ts';
import { CardListings } from './card-listings.ts';
import { CardsPresenter } from './cards.presenter.ts';
import { CardsReadModel } from './cards.read-model.ts';
import { CardsService } from './cards.service.ts';
import { DuplicatesService } from './duplicates.service.ts';
import { DuplicationService } from './duplication.service.ts';
import { type HandOver, MergingService } from './merging.service.ts';
import { RelatedPresenter } from './related.presenter.ts';
import { RelatedCardsService } from './related-cards.service.ts';
import { cardRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  readonly attachments: AttachmentsApi;
  /** The company's own people, as the administrators have set them. */
  readonly team: () => Promise<Team | null>;
  readonly handOverEvidence: HandOver;
}

/** What other features may use of cards. */
export interface CardsApi {
  readonly cards: CardsService;
  readonly listings: CardListings;
  readonly readModel: CardsReadModel;
  readonly duplicates: DuplicatesService;
  /** Shows what cards, insights and trends are related to. */
  readonly related: RelatedPresenter;
}

/** Puts cards together. */
export function composeCards({ db, cache }: Platform, needs: Needs) {
  const { attachments, team } = needs;
  const { projects } = needs.projects;
  const tags = needs.tags.readModel;
  const readModel = new CardsReadModel(db, cache);
  const cards = new CardsService(db, projects, readModel, attachments.attachments);
  const listings = new CardListings(db, projects, cards, readModel, tags, team);
  const duplicates = new DuplicatesService(db, projects, readModel, team);
  const related = new RelatedPresenter(tags, attachments.presenter, team);
  const api: CardsApi = { cards, listings, readModel, duplicates, related };
  return {
    routes: cardRoutes({
      cards,
      listings,
      duplication: new DuplicationService(db, cards, projects, tags),
      merging: new MergingService(db, cards, readModel, needs.handOverEvidence),
      duplicates,
      related: new RelatedCardsService({ db, cache, cards, listings, readModel, tags }),
      bulkChanges: new BulkChangesService(db, cards, readModel),
      presenter: new CardsPresenter(related),
    }),
    api,
  };
}
