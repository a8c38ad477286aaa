import { noFilters } from '@foreglow/contract';
import { Problem, type ProblemItem } from '#platform/http/problem.ts';
import type { Card } from '../cards/card.ts';
import type { CardListings } from '../cards/card-listings.ts';
import type { CardsReadModel } from '../cards/cards.read-model.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { SimilarityService } from '../similarity/similarity.service.ts';
import type { EmbeddingsService } from './embeddings/embeddings.service.ts';
import { wordsOf } from './text/ranking.rules.ts';

/** The number of words searched for, and the number of leading letters that forms of a word share. */
const searchedWords = 8;
const stemLength = 6;
/** The weight of the similarity of whole texts, relative to the weight of matching words. */
const similarityWeight = 4;
/** The weight of the card whose meaning is nearest. The weights of the following cards decrease. */
const meaningWeight = 12;

interface Parts {
  readonly listings: CardListings;
  readonly readModel: CardsReadModel;
  readonly similarity: SimilarityService;
  readonly embeddings: EmbeddingsService;
}

/** A request for the cards that fit a text. */
interface CardsCall {
  readonly actor: Actor;
  readonly project: Authorized<Project>;
  readonly disconnected: AbortSignal;
}

/** Finds the cards of a project to draft from: only those that the person asking may see. */
export class ProjectCards {
  readonly #listings: CardListings;
  readonly #readModel: CardsReadModel;
  readonly #similarity: SimilarityService;
  readonly #embeddings: EmbeddingsService;

  constructor({ listings, readModel, similarity, embeddings }: Parts) {
    this.#listings = listings;
    this.#readModel = readModel;
    this.#similarity = similarity;
    this.#embeddings = embeddings;
  }

  /**
   * The cards with the slugs, each once. Throws the 422 problem listing every slug that the actor cannot see in the
   * project.
   */
  async named(actor: Actor, project: Authorized<Project>, slugs: readonly string[]): Promise<Card[]> {
    const cards = await this.#seen(actor, project, [...new Set(slugs)]);
    const known = new Set(cards.map(({ slug }) => slug));
    const detail = 'The project has no such card.';
    const [first, ...rest] = slugs.flatMap((slug, at): ProblemItem[] =>
      known.has(slug) ? [] : [{ code: 'invalid_attribute', detail, source: { pointer: `/card_slugs/${at}` } }],
    );
    if (first) throw new Problem([first, ...rest]);
    return cards;
  }

  /**
   * The cards that fit a text best, best first. They are ranked by the words they share with it (rare words count
   * more), by their similarity to it where the cards of the project have been compared, and by their meaning where an
   * embedding model may be used.
   */
  async best({ actor, project, disconnected: signal }: CardsCall, text: string, count: number): Promise<Card[]> {
    const all = await this.#listings.matchingIds(actor, [project], noFilters);
    const scores = new Map<number, number>();
    for (const word of wordsOf(text).slice(0, searchedWords)) {
      const search = word.length > stemLength ? word.slice(0, Math.max(stemLength, word.length - 2)) : word;
      const found = await this.#listings.matchingIds(actor, [project], { ...noFilters, search });
      const rarity = Math.log(1 + all.size / Math.max(1, found.size));
      for (const id of found) scores.set(id, (scores.get(id) ?? 0) + rarity);
    }
    const words = { title: text, subtitle: null, description: null, relevance: null, tags: [], host: null };
    const similar = await this.#similarity.similarToWords(words, this.#among(actor, project), count);
    for (const { id, similarity } of similar) scores.set(id, (scores.get(id) ?? 0) + similarity * similarityWeight);
    const near = await this.#embeddings.nearest({ project, userId: actor.user.userId, signal }, text, count);
    near.forEach(({ id }, at) => {
      scores.set(id, (scores.get(id) ?? 0) + meaningWeight * (1 - at / near.length));
    });
    const ids = [...scores]
      .sort(([idA, a], [idB, b]) => b - a || idB - idA)
      .slice(0, count)
      .map(([id]) => id);
    return this.#ofIds(actor, project, ids);
  }

  /** The cards that were added last. */
  async newest(actor: Actor, project: Authorized<Project>, count: number): Promise<Card[]> {
    const all = await this.#listings.matchingIds(actor, [project], noFilters);
    return this.#ofIds(actor, project, [...all].sort((a, b) => b - a).slice(0, count));
  }

  async #ofIds(actor: Actor, project: Authorized<Project>, ids: readonly number[]): Promise<Card[]> {
    const visible = await this.#similarity.visible(this.#among(actor, project), ids);
    const slugs = ids.flatMap((id) => visible.get(id)?.slug ?? []);
    return this.#seen(actor, project, slugs);
  }

  /** The cards with the slugs that are in the project and that the actor may see in their current state. */
  async #seen(actor: Actor, project: Authorized<Project>, slugs: readonly string[]): Promise<Card[]> {
    const { seesDrafts } = this.#among(actor, project);
    const cards = await this.#readModel.bySlugs(slugs);
    return cards.filter((card) => card.projectId === project.id && (card.public || seesDrafts));
  }

  #among(actor: Actor, project: Authorized<Project>) {
    return { projectId: project.id, seesDrafts: actor.may('project.write', targetOf(project)) };
  }
}
