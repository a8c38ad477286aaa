import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { similarity } from '../similarity/feature.ts';
import { tags } from '../tags/feature.ts';
import { users } from '../users/feature.ts';
import { BulkChangesService } from './bulk-changes.service.ts';
import { CardCache } from './card-cache.ts';
import { CardFacetsReadModel } from './card-facets.read-model.ts';
import { CardFinders } from './card-finders.ts';
import { CardListings } from './card-listings.ts';
import { CardsPresenter } from './cards.presenter.ts';
import { CardsReadModel } from './cards.read-model.ts';
import { CardsService } from './cards.service.ts';
import { CopyCardsService } from './copy-cards.service.ts';
import { DuplicateDetectionService } from './duplicate-detection.service.ts';
import { MergingService } from './merging.service.ts';
import { MovingService } from './moving.service.ts';
import { RelatedPresenter } from './related.presenter.ts';
import { RelatedCardsService } from './related-cards.service.ts';
import { cardRoutes } from './routes.ts';
import { CardWords } from './word-index/card-words.ts';

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

/** The features of cards. */
export const cards = feature({
  name: 'cards',
  uses: () => ({ attachments, permissions, projects, settings, similarity, tags, users }),
  shares: [
    'address-key.rules.ts',
    'based-on.rules.ts',
    'card-finder.ts',
    'card-listings.ts',
    'card-text.rules.ts',
    'card.ts',
    'cards.read-model.ts',
    'cards.repo.ts',
    'cards.service.ts',
    'derive-texts.ts',
    'duplicate-detection.service.ts',
    'duplicate.rules.ts',
    'known-cards.read-model.ts',
    'list-state.ts',
    'related.presenter.ts',
    'word-index/card-words.ts',
  ],
  compose({ db, cache }, used, { forTests, given }) {
    const { attachments } = used;
    const { projects, writer } = used.projects;
    const { team } = used.settings;
    const tags = used.tags.readModel;
    const words = new CardWords(db, forTests.cardWords);
    const finders = new CardFinders(db, cache, words, forTests.cachedIds);
    const readModel = new CardsReadModel(db, cache, finders, new CardCache());
    const cards = new CardsService(db, writer, readModel);
    const listings = new CardListings(db, finders, new CardFacetsReadModel(db, cache), readModel, tags, team);
    const duplicateDetection = new DuplicateDetectionService(db, readModel, team, used.similarity.similarity);
    const related = new RelatedPresenter(tags, attachments.presenter, team);
    const presenter = new CardsPresenter(related);
    const api: CardsApi = { cards, words, listings, readModel, duplicateDetection, related, presenter };
    return {
      routes: cardRoutes({
        projects,
        attachments: attachments.attachments,
        cards,
        listings,
        copying: new CopyCardsService({ writer, cards, readModel, projects, tags }),
        merging: new MergingService(writer, cards, readModel, async (transaction, fromId, intoId) => {
          await given.replaceEvidence(transaction, fromId, intoId);
          await given.replaceBlipCards(transaction, fromId, intoId);
        }),
        moving: new MovingService(writer, cards, projects, readModel, {
          evidence: given.moveEvidence,
          comments: given.moveComments,
        }),
        duplicateDetection,
        related: new RelatedCardsService(used.similarity.similarity, readModel),
        bulkChanges: new BulkChangesService(writer, readModel),
        presenter,
      }),
      api,
    };
  },
});
