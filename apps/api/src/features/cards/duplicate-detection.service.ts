import { type DuplicateAttributes, serverLimits, type Team } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { SimilarityService } from '../similarity/similarity.service.ts';
import { shownAs } from '../users/team.rules.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { type Duplicate, DuplicatesReadModel, type Original } from './duplicates.read-model.ts';

/** A resource object of a card that may be a duplicate. */
interface DuplicateResource {
  readonly type: 'duplicates';
  readonly id: string;
  readonly attributes: DuplicateAttributes;
}

/** Finds cards of a project on the same subject as a new one. */
export class DuplicateDetectionService {
  readonly #db: Db;
  readonly #cards: CardsReadModel;
  readonly #team: () => Promise<Team | null>;
  readonly #similarity: SimilarityService;

  constructor(db: Db, cards: CardsReadModel, team: () => Promise<Team | null>, similarity: SimilarityService) {
    this.#db = db;
    this.#similarity = similarity;
    this.#cards = cards;
    this.#team = team;
  }

  /** Cards visible to the actor that may be duplicates, most similar first. Only writers see drafts. */
  async find(actor: Actor, project: Authorized<Project>, original: Original): Promise<DuplicateResource[]> {
    const seesDrafts = actor.may('project.write', targetOf(project));
    const alike = await new DuplicatesReadModel(this.#db).find(project.id, original, seesDrafts);
    const known = new Set(alike.map(({ slug }) => slug));
    const same = (await this.#ofSameSubject(project.id, original, seesDrafts)).filter(({ slug }) => !known.has(slug));
    const found = [...alike, ...same].slice(0, serverLimits.duplicates);
    const cards = await this.#cards.bySlugs(found.map(({ slug }) => slug));
    const bySlug = new Map(cards.map((card) => [card.slug, card]));
    const team = await this.#team();
    return found.flatMap(({ slug, reason, similarity }) => {
      const card = bySlug.get(slug);
      // Between the two queries a card may have become a draft, or been moved to the trash.
      if (!card || !(card.public || seesDrafts)) return [];
      const { name, email } = { ...card.creator, ...shownAs(card.creator, team) };
      const { title, subtitle, source_url } = card;
      const attributes = {
        title,
        subtitle,
        source_url,
        public: card.public,
        created_at: card.createdAt.toISOString(),
        creator: { name, email },
        reason,
        similarity,
      };
      return [{ type: 'duplicates' as const, id: slug, attributes }];
    });
  }

  async #ofSameSubject(projectId: number, original: Original, seesDrafts: boolean): Promise<Duplicate[]> {
    const words = {
      title: original.title ?? '',
      subtitle: null,
      description: original.text ?? null,
      relevance: null,
      tags: [],
      host: null,
    };
    const alike = await this.#similarity.alikeTo(words, { projectId, seesDrafts }, original.except);
    return alike.map(({ slug, share }) => ({ slug, reason: 'same_subject', similarity: share }));
  }
}
