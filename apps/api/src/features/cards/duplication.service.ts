import type { Db } from '../../platform/db/database.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { AttachmentsRepo } from '../attachments/index.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Project, ProjectsRepo, type ProjectsService, targetOf } from '../projects/index.ts';
import { type TagsReadModel, TagsRepo } from '../tags/index.ts';
import type { Card } from './card.ts';
import { CardsRepo } from './cards.repo.ts';
import type { CardsService, FoundCards } from './cards.service.ts';

/** Copies cards, within their project or into another one. */
export class DuplicationService {
  readonly #db: Db;
  readonly #cards: CardsService;
  readonly #projects: ProjectsService;
  readonly #tags: TagsReadModel;

  constructor(db: Db, cards: CardsService, projects: ProjectsService, tags: TagsReadModel) {
    this.#db = db;
    this.#cards = cards;
    this.#projects = projects;
    this.#tags = tags;
  }

  /**
   * Copies cards the actor may see into the project of `targetSlug`, or each into its own project, all or none. The
   * copies belong to the actor, are made now, and keep everything else, the tags by their names. A picture is
   * copied too: what is said about it in one project is no business of another.
   */
  async duplicate(actor: Actor, slugs: readonly string[], targetSlug: string | undefined): Promise<FoundCards> {
    const { cards, projects } = await this.#cards.findAll(actor, slugs, 'card.view');
    const target = targetSlug ? await this.#projects.find(actor, targetSlug, 'card.create') : undefined;
    const homes = new Map(projects.map((project) => [project.id, target ?? this.#insist(actor, project)]));
    // Looked up before the transaction: inside it, another connection may have to wait for this one.
    const names = await this.#tagNames(projects);
    const copies = await this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).noteCardChange([...homes.values()].map((project) => project.id));
      const made = new Map<string, string>();
      for (const project of projects) {
        const own = cards.filter((card) => card.projectId === project.id);
        const copied = await this.#copy(transaction, actor, own, names, homes.get(project.id) ?? project);
        for (const [index, card] of own.entries()) made.set(card.slug, copied[index] ?? '');
      }
      return slugs.flatMap((slug) => made.get(slug) ?? []);
    });
    return this.#cards.findAll(actor, copies, 'card.view');
  }

  #insist(actor: Actor, project: Project): Authorized<Project> {
    return actor.authorize('card.create', targetOf(project), project);
  }

  /** Names of all tags of the projects, by id. */
  async #tagNames(projects: readonly Project[]): Promise<Map<number, string>> {
    const tags = await Promise.all(projects.map((project) => this.#tags.byId(project)));
    return new Map(tags.flatMap((byId) => [...byId].map(([id, tag]) => [id, tag.name] as const)));
  }

  async #copy(
    db: Db,
    actor: Actor,
    cards: readonly Authorized<Card>[],
    names: ReadonlyMap<number, string>,
    to: Project,
  ): Promise<string[]> {
    const namesOf = (card: Card) => card.tagIds.flatMap((id) => names.get(id) ?? []);
    const tags = await new TagsRepo(db).resolve(to.id, cards.flatMap(namesOf));
    const pictures = await new AttachmentsRepo(db).copy(
      cards.flatMap((card) => card.attachmentId ?? []),
      actor.user.userId,
    );
    const now = new Date();
    const copies = await new CardsRepo(db).createAll(
      to.id,
      cards.map((card) => ({
        title: card.title,
        subtitle: card.subtitle,
        description: card.description,
        relevance: card.relevance,
        source_url: card.source_url,
        tags: tags.of(namesOf(card)),
        creatorId: actor.user.userId,
        public: card.public,
        aiAssistant: card.aiAssistant,
        attachmentId: pictures.get(card.attachmentId ?? 0) ?? null,
        createdAt: now,
      })),
    );
    await new ActivitiesRepo(db).note({
      projectId: to.id,
      userId: actor.user.userId,
      kind: 'card_duplicated',
      subjects: copies.map((slug, at) => ({ slug, title: cards[at]?.title ?? null })),
    });
    return copies;
  }
}
