import { problem } from '#platform/http/problem.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { AttachmentsRepo } from '../attachments/attachments.repo.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectWriter, Writing } from '../projects/project-writer.ts';
import { type ProjectsService, targetOf } from '../projects/projects.service.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { TagsRepo } from '../tags/tags.repo.ts';
import type { Card, ListedCard } from './card.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { CardsRepo } from './cards.repo.ts';
import type { CardsService, FoundCards } from './cards.service.ts';
import { assertTextsFit } from './texts-fit.ts';

/** Cards to be copied in the order of `slugs`, their projects, and the target project for the cards of each project. */
interface FoundCopies {
  readonly slugs: readonly string[];
  readonly cards: readonly Authorized<ListedCard>[];
  readonly projects: readonly Project[];
  readonly targets: ReadonlyMap<number, Authorized<Project, 'card.create'>>;
}

interface Parts {
  readonly writer: ProjectWriter;
  readonly cards: CardsService;
  readonly readModel: CardsReadModel;
  readonly projects: ProjectsService;
  readonly tags: TagsReadModel;
}

/** Copies cards, within their project or into another one. */
export class CopyCardsService {
  readonly #parts: Parts;
  /** The embedded database does nothing else meanwhile, and the copies are read to be answered. */
  readonly #queue = new BoundedQueue({
    atOnce: 2,
    mayWait: 20,
    perPerson: { atOnce: 1, mayWait: 8 },
    busy: 'Many cards are being copied right now. Please try again in a moment.',
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The cards to be copied, which the actor may see, and the target of each: the project of `targetSlug`, or the card's
   * own project. Throws the 422 problem for cards with too much text.
   */
  async find(actor: Actor, slugs: readonly string[], targetSlug: string | undefined): Promise<FoundCopies> {
    const { cards, projects } = await this.#parts.cards.findAll(actor, slugs, 'card.view');
    const target = targetSlug ? await this.#parts.projects.find(actor, targetSlug, 'card.create') : undefined;
    const targets = new Map(
      projects.map((project) => [project.id, target ?? actor.authorize('card.create', targetOf(project), project)]),
    );
    await assertTextsFit(this.#parts.readModel, cards);
    return { slugs, cards, projects, targets };
  }

  /**
   * Copies cards, all or none. The copies belong to the actor, have the current date, and keep everything else,
   * including tags by name. A picture is copied too, so that its texts can differ from project to project.
   */
  async copy(actor: Actor, found: FoundCopies): Promise<FoundCards<'card.view', Card>> {
    const copies = await this.#queue.run(() => this.#copyAll(actor, found), actor.user.slug);
    return this.#parts.cards.readAll(actor, copies, 'card.view');
  }

  async #copyAll(actor: Actor, { slugs, cards, projects, targets }: FoundCopies): Promise<string[]> {
    // Looked up before the transaction: inside it, another connection may have to wait for this one.
    const names = await this.#tagNames(projects);
    const request = { by: actor.user, projects: [...targets.values()], addsText: true };
    return this.#parts.writer.write(request, async (writing) => {
      const made = new Map<string, string>();
      for (const project of projects) {
        const own = cards.filter((card) => card.projectId === project.id);
        const copied = await this.#copy(writing, actor, own, names, targets.get(project.id) ?? project);
        for (const [index, card] of own.entries()) made.set(card.slug, copied[index] ?? '');
      }
      return slugs.flatMap((slug) => made.get(slug) ?? []);
    });
  }

  /** Names of all tags of the projects, by id. */
  async #tagNames(projects: readonly Project[]): Promise<Map<number, string>> {
    const tags = await Promise.all(projects.map((project) => this.#parts.tags.byId(project)));
    return new Map(tags.flatMap((byId) => [...byId].map(([id, tag]) => [id, tag.name] as const)));
  }

  async #copy(
    { transaction, record }: Writing,
    actor: Actor,
    cards: readonly Authorized<ListedCard>[],
    names: ReadonlyMap<number, string>,
    to: Project,
  ): Promise<string[]> {
    const namesOf = (card: ListedCard) => card.tagIds.flatMap((id) => names.get(id) ?? []);
    const tags = await new TagsRepo(transaction).resolve(to.id, cards.flatMap(namesOf));
    const pictures = await new AttachmentsRepo(transaction).copy(cards.flatMap((card) => card.attachmentId ?? []));
    const now = new Date();
    const copies = await new CardsRepo(transaction).copyAll(
      to.id,
      cards.map((card) => ({
        card,
        tags: tags.of(namesOf(card)),
        creatorId: actor.user.userId,
        attachmentId: pictures.get(card.attachmentId ?? 0) ?? null,
        createdAt: now,
      })),
    );
    if (copies.length < cards.length) {
      throw problem('conflict', 'Somebody else has just changed some of these cards. Please try again.');
    }
    const subjects = copies.map((slug, at) => ({ slug, title: cards[at]?.title ?? null }));
    record(to.id, { kind: 'card_duplicated', subjects });
    return copies;
  }
}
