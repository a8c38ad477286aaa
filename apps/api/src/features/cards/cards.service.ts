import { type Action, type CardChange, cardTextNames, cardTextOf, type Drafter } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { type PictureChoice, takePicture } from '../attachments/picture-choice.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { createOnce } from '../projects/create-once.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectWriter, Writing } from '../projects/project-writer.ts';
import { targetOf } from '../projects/projects.service.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { TagsRepo } from '../tags/tags.repo.ts';
import { assertBasedOn } from './based-on.rules.ts';
import type { Card, ListedCard } from './card.ts';
import { eventsOf } from './card-events.rules.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { CardsRepo } from './cards.repo.ts';
import { deriveAllTexts } from './derive-texts.ts';
import { missingCards } from './missing-cards.rules.ts';
import { assertStillIn } from './still-in.rules.ts';

/** Cards that were authorised for the actor, with their projects. Most uses do not need their long texts. */
export interface FoundCards<A extends Action = Action, C extends ListedCard = ListedCard> {
  readonly cards: Authorized<C, A>[];
  readonly projects: Authorized<Project, A>[];
}

export interface FoundCard<A extends Action = Action> {
  readonly card: Authorized<Card, A>;
  readonly project: Authorized<Project, A>;
}

type NewCard = Omit<CardChange, 'based_on'> & {
  readonly title: string;
  readonly drafter?: Drafter | null | undefined;
  readonly creation_key?: string | undefined;
};

/** Finds single cards for an action that the actor may perform on them, and changes cards found in this way. */
export class CardsService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #readModel: CardsReadModel;

  constructor(db: Db, writer: ProjectWriter, readModel: CardsReadModel) {
    this.#db = db;
    this.#writer = writer;
    this.#readModel = readModel;
  }

  /**
   * The cards with the slugs, for an action that the actor may perform on every one of them. If one does not exist or
   * the actor may not see it, none is returned. A draft can be found only by people who may write in its project.
   */
  async findAll<A extends Action>(
    actor: Actor,
    slugs: readonly string[],
    action: A,
    options: { trashed?: boolean } = {},
  ): Promise<FoundCards<A>> {
    return this.#authorised(actor, slugs, await this.#readModel.headsBySlugs(slugs, options), action);
  }

  /** The same with all texts of the cards, for few cards or short texts. */
  async readAll<A extends Action>(actor: Actor, slugs: readonly string[], action: A): Promise<FoundCards<A, Card>> {
    return this.#authorised(actor, slugs, await this.#readModel.bySlugs(slugs), action);
  }

  async #authorised<A extends Action, C extends ListedCard>(
    actor: Actor,
    slugs: readonly string[],
    cards: readonly C[],
    action: A,
  ): Promise<FoundCards<A, C>> {
    const projects = await new StoredProjectsReadModel(this.#db).findAll([
      ...new Set(cards.map((card) => card.projectId)),
    ]);
    const byId = new Map(projects.map((project) => [project.id, project]));
    const placed = cards.flatMap((card) => {
      const project = byId.get(card.projectId);
      const target = project && targetOf(project);
      // Cards that the actor may not see are reported as missing.
      if (!target || !actor.may('card.view', target)) return [];
      return card.public || actor.may('project.write', target) ? [{ card, target }] : [];
    });
    const missing = missingCards(
      slugs,
      placed.map(({ card }) => card),
    );
    if (missing) throw missing;
    const authorised = placed.map(({ card, target }) => actor.authorize(action, target, card));
    return {
      cards: authorised,
      projects: projects.map((project) => actor.authorize(action, targetOf(project), project)),
    };
  }

  async find<A extends Action>(actor: Actor, slug: string, action: A): Promise<FoundCard<A>> {
    const { cards, projects } = await this.readAll(actor, [slug], action);
    const [card] = cards;
    const [project] = projects;
    if (!card || !project) throw problem('not_found');
    return { card, project };
  }

  async create(
    actor: Actor,
    project: Authorized<Project, 'card.create'>,
    given: NewCard,
    picture?: PictureChoice,
  ): Promise<FoundCard> {
    const request = { by: actor.user, projects: [project], addsText: true };
    const once = { key: given.creation_key, userId: actor.user.userId, projectId: project.id, kind: 'cards' } as const;
    const slug = await this.#writer.write(request, (writing) =>
      createOnce(writing.transaction, once, () => this.#create(writing, actor, project, given, picture)),
    );
    return this.find(actor, slug, 'card.view');
  }

  /** Creates a card in a locked project. Returns its slug. */
  async #create(
    { transaction, record }: Writing,
    actor: Actor,
    project: Authorized<Project, 'card.create'>,
    given: NewCard,
    picture: PictureChoice | undefined,
  ): Promise<string> {
    const tags = await new TagsRepo(transaction).resolve(project.id, given.tags ?? []);
    const draft = {
      ...cardTextOf((name) => given[name] ?? null),
      tags: tags.of(given.tags ?? []),
      creatorId: actor.user.userId,
      public: given.public ?? true,
      aiAssistant: given.ai_assistant ?? false,
      drafter: given.drafter,
      attachmentId: (await takePicture(transaction, picture)) ?? null,
      createdAt: new Date(),
    };
    const [slug = ''] = await new CardsRepo(transaction).createAll(project.id, await deriveAllTexts([draft]));
    record(project.id, { kind: 'card_created', subjects: [{ slug, title: given.title }] });
    return slug;
  }

  async update(
    actor: Actor,
    found: FoundCard<'card.update'>,
    change: CardChange,
    picture?: PictureChoice,
  ): Promise<FoundCard> {
    const { project } = found;
    const { slug } = found.card;
    const addsText = cardTextNames.some((name) => change[name]);
    const request = { by: actor.user, projects: [project], addsText };
    await this.#writer.write(request, async ({ transaction, record }) => {
      // Read again now that other writers are locked out: the kept fields must be those of the last change.
      const [card] = await this.#readModel.within(transaction).bySlugs([slug]);
      if (!card) throw problem('not_found');
      assertBasedOn(change.based_on, card, 'card');
      assertStillIn([project], [card]);
      const tags = change.tags && (await new TagsRepo(transaction).resolve(project.id, change.tags));
      const next = {
        text: cardTextOf((name) => (change[name] === undefined ? card[name] : change[name])),
        tags: tags?.of(change.tags ?? []),
        public: change.public,
        aiAssistant: change.ai_assistant,
        attachmentId: await takePicture(transaction, picture),
      };
      const events = eventsOf(card, next);
      if (events.length === 0) return;
      await new CardsRepo(transaction).update(card.id, next);
      for (const kind of events) record(project.id, { kind, subjects: [{ slug, title: next.text.title }] });
    });
    return this.find(actor, slug, 'card.view');
  }

  /** Moves cards to the trash, all or none. Returns their number. */
  async trash(actor: Actor, found: FoundCards<'card.delete'>): Promise<number> {
    return this.#change(actor, found, 'card_deleted', { trashed: false }, (repo, ids) => repo.trash(ids));
  }

  /** Restores cards from the trash, all or none. Returns their number. */
  async restore(actor: Actor, found: FoundCards<'card.delete'>): Promise<number> {
    return this.#change(actor, found, 'card_restored', { trashed: true }, (repo, ids) => repo.restore(ids));
  }

  async #change(
    actor: Actor,
    { cards: named, projects }: FoundCards<'card.delete'>,
    kind: 'card_deleted' | 'card_restored',
    before: { readonly trashed: boolean },
    work: (repo: CardsRepo, ids: number[]) => Promise<void>,
  ): Promise<number> {
    const slugs = named.map((card) => card.slug);
    await this.#writer.write({ by: actor.user, projects }, async ({ transaction, record }) => {
      // Read again now that other writers are locked out.
      const cards = await this.#readModel.within(transaction).headsBySlugs(slugs, before);
      const missing = missingCards(slugs, cards);
      if (missing) throw missing;
      assertStillIn(projects, cards);
      await work(
        new CardsRepo(transaction),
        cards.map((card) => card.id),
      );
      for (const { id } of projects) record(id, { kind, subjects: cards.filter((card) => card.projectId === id) });
    });
    return slugs.length;
  }
}
