import { limits } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction, ProjectWriter } from '../projects/project-writer.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { StoredTagsReadModel } from '../tags/stored-tags.read-model.ts';
import { TagsRepo } from '../tags/tags.repo.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import { CardsRepo } from './cards.repo.ts';
import type { CardsService, FoundCards } from './cards.service.ts';
import { missingCards } from './missing-cards.rules.ts';
import { assertStillIn } from './still-in.rules.ts';
import { assertTextsFit } from './texts-fit.ts';

/** Changes in other features to what belongs to cards, and moves with them or stays behind, in the same transaction. */
interface MoveAlong {
  /**
   * Detaches the cards from the insights and trends of the project they leave, and restores links in the target
   * project.
   */
  readonly evidence: (transaction: ProjectTransaction, cardIds: readonly number[], projectId: number) => Promise<void>;
  readonly comments: (transaction: ProjectTransaction, slugs: readonly string[], projectId: number) => Promise<void>;
}

/** Cards to be moved, which the actor may delete in their project, and the target project. */
interface FoundMove extends FoundCards<'card.delete'> {
  readonly target: Authorized<Project, 'card.create'>;
}

/** Moves cards to another project of their workspace. */
export class MovingService {
  readonly #writer: ProjectWriter;
  readonly #cards: CardsService;
  readonly #projects: ProjectsService;
  readonly #readModel: CardsReadModel;
  readonly #along: MoveAlong;

  constructor(
    writer: ProjectWriter,
    cards: CardsService,
    projects: ProjectsService,
    readModel: CardsReadModel,
    along: MoveAlong,
  ) {
    this.#writer = writer;
    this.#cards = cards;
    this.#projects = projects;
    this.#readModel = readModel;
    this.#along = along;
  }

  /**
   * Cards and their target project. Throws the `conflict` problem for a project of another workspace, and the 422
   * problem for cards with too much text.
   */
  async find(actor: Actor, slugs: readonly string[], targetSlug: string): Promise<FoundMove> {
    const found = await this.#cards.findAll(actor, slugs, 'card.delete');
    const target = await this.#projects.find(actor, targetSlug, 'card.create');
    assertOneWorkspace([...found.projects, target]);
    await assertTextsFit(this.#readModel, found.cards);
    return { ...found, target };
  }

  /**
   * Moves cards, all or none. They keep their slug, creator, date, picture and comments, and their tags by name.
   * Insights and trends of the project they leave lose them as evidence, until they come back. Returns the number of
   * cards in the request; cards already in the target project stay unchanged.
   */
  async move(actor: Actor, { cards: named, projects, target }: FoundMove): Promise<number> {
    const slugs = named.map((card) => card.slug);
    const request = { by: actor.user, projects: [...projects, target] };
    await this.#writer.write(request, async ({ transaction, record }) => {
      // Read again now that other writers are locked out.
      const cards = await this.#readModel.within(transaction).headsBySlugs(slugs);
      const missing = missingCards(slugs, cards);
      if (missing) throw missing;
      assertStillIn([...projects, target], cards);
      await assertStillTogether(transaction, request.projects);
      const sources = new Set(projects.map(({ id }) => id));
      const moving = cards.filter((card) => card.projectId !== target.id);
      if (moving.length === 0) return;
      const stored = await new StoredTagsReadModel(transaction).inProjects([...sources]);
      const names = new Map(stored.map((tag) => [tag.id, tag.name]));
      const namesOf = (tagIds: readonly number[]) => tagIds.flatMap((id) => names.get(id) ?? []);
      const tags = await new TagsRepo(transaction).resolve(
        target.id,
        moving.flatMap(({ tagIds }) => namesOf(tagIds)),
      );
      await new CardsRepo(transaction).move(
        moving.map(({ id, tagIds }) => ({ id, tags: tags.of(namesOf(tagIds)).slice(0, limits.tagsPerCard) })),
        target.id,
      );
      await this.#along.comments(
        transaction,
        moving.map((card) => card.slug),
        target.id,
      );
      await this.#along.evidence(
        transaction,
        moving.map((card) => card.id),
        target.id,
      );
      // Neither event names the other project: a person who may see one need not be allowed to see the other.
      for (const id of sources) {
        record(id, { kind: 'card_moved_away', subjects: moving.filter((card) => card.projectId === id) });
      }
      record(target.id, { kind: 'card_moved_here', subjects: moving });
    });
    return slugs.length;
  }
}

/** Reads the locked projects again: since they were found, somebody may have moved or deleted one. */
async function assertStillTogether(transaction: ProjectTransaction, projects: readonly Project[]): Promise<void> {
  const ids = new Set(projects.map(({ id }) => id));
  const stored = await new StoredProjectsReadModel(transaction).findAll([...ids]);
  if (stored.length < ids.size) throw problem('not_found');
  assertOneWorkspace(stored);
}

function assertOneWorkspace(projects: readonly Project[]): void {
  if (new Set(projects.map(({ workspaceId }) => workspaceId)).size <= 1) return;
  throw problem('conflict', 'Cards can only be moved within their workspace. Duplicate them instead.');
}
