import type { Db } from '../../platform/db/database.ts';
import { AttachmentsRepo } from '../attachments/index.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Project, type ProjectsService, ProjectWriter, targetOf, type Writing } from '../projects/index.ts';
import { type TagsReadModel, TagsRepo } from '../tags/index.ts';
import type { Card } from './card.ts';
import { CardsRepo } from './cards.repo.ts';
import type { CardsService, FoundCards } from './cards.service.ts';

/** Cards to be copied in the order of `slugs`, their projects, and the target project for the cards of each project. */
interface FoundCopies {
  readonly slugs: readonly string[];
  readonly cards: readonly Authorized<Card>[];
  readonly projects: readonly Project[];
  readonly targets: ReadonlyMap<number, Authorized<Project, 'card.create'>>;
}

/** Copies cards, within their project or into another one. */
export class CopyCardsService {
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
   * The cards to be copied, which the actor may see, and the target of each: the project of `targetSlug`, or the card's
   * own project.
   */
  async find(actor: Actor, slugs: readonly string[], targetSlug: string | undefined): Promise<FoundCopies> {
    const { cards, projects } = await this.#cards.findAll(actor, slugs, 'card.view');
    const target = targetSlug ? await this.#projects.find(actor, targetSlug, 'card.create') : undefined;
    const targets = new Map(
      projects.map((project) => [project.id, target ?? actor.authorize('card.create', targetOf(project), project)]),
    );
    return { slugs, cards, projects, targets };
  }

  /**
   * Copies cards, all or none. The copies belong to the actor, have the current date, and keep everything else,
   * including tags by name. A picture is copied too, so that its texts can differ from project to project.
   */
  async copy(actor: Actor, { slugs, cards, projects, targets }: FoundCopies): Promise<FoundCards> {
    // Looked up before the transaction: inside it, another connection may have to wait for this one.
    const names = await this.#tagNames(projects);
    const request = { by: actor.user, projects: [...targets.values()], changes: 'cards' } as const;
    const copies = await new ProjectWriter(this.#db).write(request, async (writing) => {
      const made = new Map<string, string>();
      for (const project of projects) {
        const own = cards.filter((card) => card.projectId === project.id);
        const copied = await this.#copy(writing, actor, own, names, targets.get(project.id) ?? project);
        for (const [index, card] of own.entries()) made.set(card.slug, copied[index] ?? '');
      }
      return slugs.flatMap((slug) => made.get(slug) ?? []);
    });
    return this.#cards.findAll(actor, copies, 'card.view');
  }

  /** Names of all tags of the projects, by id. */
  async #tagNames(projects: readonly Project[]): Promise<Map<number, string>> {
    const tags = await Promise.all(projects.map((project) => this.#tags.byId(project)));
    return new Map(tags.flatMap((byId) => [...byId].map(([id, tag]) => [id, tag.name] as const)));
  }

  async #copy(
    { transaction, note }: Writing,
    actor: Actor,
    cards: readonly Authorized<Card>[],
    names: ReadonlyMap<number, string>,
    to: Project,
  ): Promise<string[]> {
    const namesOf = (card: Card) => card.tagIds.flatMap((id) => names.get(id) ?? []);
    const tags = await new TagsRepo(transaction).resolve(to.id, cards.flatMap(namesOf));
    const pictures = await new AttachmentsRepo(transaction).copy(cards.flatMap((card) => card.attachmentId ?? []));
    const now = new Date();
    const copies = await new CardsRepo(transaction).createAll(
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
        drafter: card.drafter,
        attachmentId: pictures.get(card.attachmentId ?? 0) ?? null,
        createdAt: now,
      })),
    );
    const subjects = copies.map((slug, at) => ({ slug, title: cards[at]?.title ?? null }));
    await note(to.id, { kind: 'card_duplicated', subjects });
    return copies;
  }
}
