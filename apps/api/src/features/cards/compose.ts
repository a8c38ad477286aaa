import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { SimilarityApi } from '../similarity/compose.ts';
import type { TagsApi } from '../tags/compose.ts';
import { BulkChangesService } from './bulk-changes.service.ts';
import { CardFacetsReadModel } from './card-facets.read-model.ts';
import { CardIdsReadModel, type KeptIds } from './card-ids.read-model.ts';
import { CardListings } from './card-listings.ts';
import { CardsPresenter } from './cards.presenter.ts';
import { CardsReadModel } from './cards.read-model.ts';
import { CardsService } from './cards.service.ts';
import { CopyCardsService } from './copy-cards.service.ts';
import { DuplicateDetectionService } from './duplicate-detection.service.ts';
import { KeptCards } from './kept-cards.ts';
import { MergingService, type ReplaceEvidence } from './merging.service.ts';
import { type MoveAlong, MovingService } from './moving.service.ts';
import { RelatedPresenter } from './related.presenter.ts';
import { RelatedCardsService } from './related-cards.service.ts';
import { cardRoutes } from './routes.ts';
import { CardWords, type CardWordsSettings } from './word-index/card-words.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  readonly attachments: AttachmentsApi;
  readonly similarity: SimilarityApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
  readonly replaceEvidence: ReplaceEvidence;
  readonly moveAlong: MoveAlong;
  /** Other settings of the word index in memory, for tests. */
  readonly words: Partial<CardWordsSettings> | undefined;
  /** Other numbers of cached ids, for tests. */
  readonly keptIds: KeptIds | undefined;
}

/** The parts of cards that other features may use. */
export interface CardsApi {
  readonly cards: CardsService;
  /** Finds cards by words in memory. Must be started, and stopped before the database is closed. */
  readonly words: CardWords;
  readonly listings: CardListings;
  readonly readModel: CardsReadModel;
  readonly duplicateDetection: DuplicateDetectionService;
  /** Presents the related resources of cards, insights and trends. */
  readonly related: RelatedPresenter;
  readonly presenter: CardsPresenter;
}

/** Composes the features of cards. */
export function composeCards({ db, cache }: Platform, needs: Needs) {
  const { attachments, team } = needs;
  const { projects } = needs.projects;
  const tags = needs.tags.readModel;
  const words = new CardWords(db, needs.words);
  const found = new CardIdsReadModel(db, cache, words, needs.keptIds);
  const readModel = new CardsReadModel(db, cache, found, new KeptCards());
  const cards = new CardsService(db, readModel);
  const listings = new CardListings(db, found, new CardFacetsReadModel(db, cache), readModel, tags, team);
  const duplicateDetection = new DuplicateDetectionService(db, readModel, team, needs.similarity.similarity);
  const related = new RelatedPresenter(tags, attachments.presenter, team);
  const presenter = new CardsPresenter(related);
  const api: CardsApi = { cards, words, listings, readModel, duplicateDetection, related, presenter };
  return {
    routes: cardRoutes({
      projects,
      attachments: attachments.attachments,
      cards,
      listings,
      copying: new CopyCardsService({ db, cards, readModel, projects, tags }),
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
