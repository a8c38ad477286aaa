import { limits, noFilters } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import type { VersionedCache } from '../../platform/db/versioned-cache.ts';
import type { Actor } from '../permissions/index.ts';
import { targetOf } from '../projects/index.ts';
import type { TagsReadModel } from '../tags/index.ts';
import type { CardListings } from './card-listings.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import type { FoundCard, FoundCards } from './cards.service.ts';
import { RelatedCardsReadModel } from './related-cards.read-model.ts';
import { mostRelated, relatedTerms } from './related-cards.rules.ts';

interface Parts {
  readonly db: Db;
  readonly cache: VersionedCache;
  readonly listings: CardListings;
  readonly readModel: CardsReadModel;
  readonly tags: TagsReadModel;
}

/** Finds cards of the same project that are about the same, by the tags and words they share. */
export class RelatedCardsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The related cards that the actor may see, the most similar first. */
  async find(actor: Actor, { card, project }: FoundCard): Promise<FoundCards> {
    const { db, cache, listings, readModel, tags } = this.#parts;
    const seesDrafts = actor.may('project.write', targetOf(project));
    const slugs = await cache.get(
      `related ${card.id} ${project.id}@${project.cardsVersion} ${seesDrafts}`,
      async () => {
        const related = new RelatedCardsReadModel(db);
        const uses = new Map((await tags.ofProject(project, seesDrafts)).map(({ id, count }) => [id, count]));
        const shared = [
          ...(await related.sharingTerms(card, relatedTerms(card), seesDrafts)),
          ...(await related.sharingTags(card, uses, seesDrafts)),
        ];
        const [total = 0] = await listings.counts(actor, project, [noFilters]);
        return mostRelated(shared, total, limits.relatedCards);
      },
    );
    // A card may have become a draft since the project was read.
    const found = (await readModel.bySlugs(slugs)).filter((one) => one.public || seesDrafts);
    return { cards: found.map((one) => actor.authorize('card.view', targetOf(project), one)), projects: [project] };
  }
}
