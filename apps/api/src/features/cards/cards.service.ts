import type { Action, CardChange } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import type { AttachmentsService } from '../attachments/index.ts';
import { NotificationsRepo } from '../notifications/index.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Project, ProjectsRepo, type ProjectsService, targetOf } from '../projects/index.ts';
import { TagsRepo } from '../tags/index.ts';
import { assertBasedOn } from './based-on.rules.ts';
import type { Card } from './card.ts';
import { deedsOf } from './card-deeds.rules.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { CardsRepo } from './cards.repo.ts';
import { missingCards } from './missing-cards.rules.ts';

/** Cards the actor may do something with, and their projects. */
export interface FoundCards {
  readonly cards: Authorized<Card>[];
  readonly projects: Project[];
}

export interface FoundCard {
  readonly card: Authorized<Card>;
  readonly project: Project;
}

const picturePointer = '/data/attributes/attachment_id';

/** Single cards: each method loads the stored card, authorises the actor on it, then does its work. */
export class CardsService {
  readonly #db: Db;
  readonly #projects: ProjectsService;
  readonly #readModel: CardsReadModel;
  readonly #attachments: AttachmentsService;

  constructor(db: Db, projects: ProjectsService, readModel: CardsReadModel, attachments: AttachmentsService) {
    this.#db = db;
    this.#projects = projects;
    this.#readModel = readModel;
    this.#attachments = attachments;
  }

  /**
   * The cards of the slugs, for an action the actor may do on every one of them: with one that does not exist or that
   * the actor may not see, none is given. A draft exists only for whoever may write in its project.
   */
  async findAll(
    actor: Actor,
    slugs: readonly string[],
    action: Action,
    options: { trashed?: boolean } = {},
  ): Promise<FoundCards> {
    const cards = await this.#readModel.bySlugs(slugs, options);
    const projects = await new ProjectsRepo(this.#db).findAll([...new Set(cards.map((card) => card.projectId))]);
    const byId = new Map(projects.map((project) => [project.id, project]));
    const placed = cards.flatMap((card) => {
      const project = byId.get(card.projectId);
      const target = project && targetOf(project);
      // What one may not see is missing, as if it had never been there.
      if (!target || !actor.may('card.view', target)) return [];
      return card.public || actor.may('project.write', target) ? [{ card, target }] : [];
    });
    const missing = missingCards(
      slugs,
      placed.map(({ card }) => card),
    );
    if (missing) throw missing;
    const authorised = placed.map(({ card, target }) => actor.authorize(action, target, card));
    return { cards: authorised, projects };
  }

  async find(actor: Actor, slug: string, action: Action): Promise<FoundCard> {
    const { cards, projects } = await this.findAll(actor, [slug], action);
    const [card] = cards;
    const [project] = projects;
    if (!card || !project) throw problem('not_found');
    return { card, project };
  }

  async create(actor: Actor, given: CardChange & { title: string; project_slug: string }): Promise<FoundCard> {
    const project = await this.#projects.find(actor, given.project_slug, 'card.create');
    const attachmentId = await this.#attachments.idForUse(actor, given.attachment_id, picturePointer);
    const [slug] = await this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).noteCardChange([project.id]);
      const tags = await new TagsRepo(transaction).resolve(project.id, given.tags ?? []);
      const created = await new CardsRepo(transaction).createAll(project.id, [
        {
          title: given.title,
          subtitle: given.subtitle ?? null,
          description: given.description ?? null,
          relevance: given.relevance ?? null,
          source_url: given.source_url ?? null,
          tags: tags.of(given.tags ?? []),
          creatorId: actor.user.userId,
          public: given.public ?? true,
          aiAssistant: given.ai_assistant ?? false,
          attachmentId: attachmentId ?? null,
          createdAt: new Date(),
        },
      ]);
      await new ActivitiesRepo(transaction).note({
        projectId: project.id,
        userId: actor.user.userId,
        kind: 'card_created',
        subjects: [{ slug: created[0] ?? null, title: given.title }],
      });
      return created;
    });
    return this.find(actor, slug ?? '', 'card.view');
  }

  async update(actor: Actor, slug: string, change: CardChange): Promise<FoundCard> {
    const { project } = await this.find(actor, slug, 'card.update');
    const attachmentId = await this.#attachments.idForUse(actor, change.attachment_id, picturePointer);
    await this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).noteCardChange([project.id]);
      // Read again now that other writers are held back: fields that are kept must be those of the last change.
      const [card] = await this.#readModel.within(transaction).bySlugs([slug]);
      if (!card) throw problem('not_found');
      assertBasedOn(change.based_on, card, 'card');
      const kept = <T>(given: T | undefined, stored: T): T => (given === undefined ? stored : given);
      const tags = change.tags && (await new TagsRepo(transaction).resolve(project.id, change.tags));
      const next = {
        text: {
          title: kept(change.title, card.title),
          subtitle: kept(change.subtitle, card.subtitle),
          description: kept(change.description, card.description),
          relevance: kept(change.relevance, card.relevance),
          source_url: kept(change.source_url, card.source_url),
        },
        tags: tags?.of(change.tags ?? []),
        public: change.public,
        aiAssistant: change.ai_assistant,
        attachmentId,
      };
      await new CardsRepo(transaction).update(card.id, next);
      const activities = new ActivitiesRepo(transaction);
      const subjects = [{ slug, title: next.text.title }];
      for (const kind of deedsOf(card, next)) {
        await activities.note({ projectId: project.id, userId: actor.user.userId, kind, subjects });
      }
      if (next.public !== undefined && next.public !== card.public) {
        await new NotificationsRepo(transaction).noteSubjects('cards', [card]);
      }
    });
    return this.find(actor, slug, 'card.view');
  }

  /** Moves cards to the trash, all or none. Returns how many. */
  async trash(actor: Actor, slugs: readonly string[]): Promise<number> {
    const found = await this.findAll(actor, slugs, 'card.delete');
    await this.#change(actor, found, 'card_deleted', (repo, ids) => repo.trash(ids));
    return found.cards.length;
  }

  /** Takes cards back out of the trash, all or none. Returns how many. */
  async restore(actor: Actor, slugs: readonly string[]): Promise<number> {
    const found = await this.findAll(actor, slugs, 'card.delete', { trashed: true });
    await this.#change(actor, found, 'card_restored', (repo, ids) => repo.restore(ids));
    return found.cards.length;
  }

  async #change(
    actor: Actor,
    { cards, projects }: FoundCards,
    kind: 'card_deleted' | 'card_restored',
    work: (repo: CardsRepo, ids: number[]) => Promise<void>,
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).noteCardChange(projects.map((project) => project.id));
      await work(
        new CardsRepo(transaction),
        cards.map((card) => card.id),
      );
      for (const { id } of projects) {
        const subjects = cards.filter((card) => card.projectId === id);
        await new ActivitiesRepo(transaction).note({ projectId: id, userId: actor.user.userId, kind, subjects });
      }
      await new NotificationsRepo(transaction).noteSubjects('cards', cards);
    });
  }
}
