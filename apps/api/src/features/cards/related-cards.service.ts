import { serverLimits } from '@foreglow/contract';
import type { Actor } from '../permissions/actor.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { SimilarityService } from '../similarity/similarity.service.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import type { FoundCard, FoundCards } from './cards.service.ts';

/** Finds cards of the same project on the same subject. */
export class RelatedCardsService {
  readonly #similarity: SimilarityService;
  readonly #readModel: CardsReadModel;

  constructor(similarity: SimilarityService, readModel: CardsReadModel) {
    this.#similarity = similarity;
    this.#readModel = readModel;
  }

  /** The related cards that the actor may see, the most closely related first. None until a job has compared the card. */
  async find(actor: Actor, { card, project }: FoundCard): Promise<FoundCards> {
    const seesDrafts = actor.may('project.write', targetOf(project));
    const among = { projectId: project.id, seesDrafts };
    const similar = await this.#similarity.relatedTo(card.id, among, serverLimits.relatedCards);
    const cards = await this.#readModel.bySlugs(similar.map(({ slug }) => slug));
    const bySlug = new Map(cards.map((one) => [one.slug, one]));
    // A card may have become a draft since it was found.
    const found = similar.flatMap(({ slug }) => bySlug.get(slug) ?? []).filter((one) => one.public || seesDrafts);
    return { cards: found.map((one) => actor.authorize('card.view', targetOf(project), one)), projects: [project] };
  }
}
