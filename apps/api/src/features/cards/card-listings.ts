import {
  type CardFacets,
  type CardField,
  type CardFilters,
  type CardSort,
  cardSorts,
  inNaturalOrder,
  noFilters,
  type Team,
} from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { Reserve } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import type { Tag } from '../tags/stored-tags.read-model.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { countedCreators } from '../users/counted-creators.rules.ts';
import { CreatorsReadModel } from '../users/creators.read-model.ts';
import type { Card, ListedCard } from './card.ts';
import type { CardFacetsReadModel } from './card-facets.read-model.ts';
import type { CardIdsReadModel } from './card-ids.read-model.ts';
import type { CardQuestion } from './card-question.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import type { FoundCard } from './cards.service.ts';

export interface CardPage {
  readonly cards: ListedCard[];
  readonly projects: Project[];
  readonly total: number;
}

/** Where a card stands in a list. */
export interface CardPlace {
  /** Slugs of the cards before and after it; null at either end. */
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1; null for a card that the filters hide. */
  readonly position: number | null;
  /** The number of cards in the list. */
  readonly total: number;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Lists of cards: of a project, and of a whole workspace (the repository). */
export class CardListings {
  readonly #db: Db;
  readonly #found: CardIdsReadModel;
  readonly #facets: CardFacetsReadModel;
  readonly #readModel: CardsReadModel;
  readonly #tags: TagsReadModel;
  readonly #team: () => Promise<Team | null>;

  constructor(
    db: Db,
    found: CardIdsReadModel,
    facets: CardFacetsReadModel,
    readModel: CardsReadModel,
    tags: TagsReadModel,
    team: () => Promise<Team | null>,
  ) {
    this.#db = db;
    this.#found = found;
    this.#facets = facets;
    this.#team = team;
    this.#readModel = readModel;
    this.#tags = tags;
  }

  async ofProject(
    actor: Actor,
    project: Authorized<Project, 'card.view'>,
    filters: CardFilters,
    sort: CardSort,
    window: Window,
    fields: readonly CardField[] | undefined,
    reserve?: Reserve,
  ): Promise<CardPage> {
    const question = await this.#question(actor, [project], filters, sort);
    return { ...(await this.#readModel.page(question, window, fields, reserve)), projects: [project] };
  }

  /** The workspace of a repository, for an actor who may see it. */
  async findWorkspace(actor: Actor, workspaceSlug: string): Promise<Authorized<{ id: number }, 'workspace.view'>> {
    const workspace = await new StoredProjectsReadModel(this.#db).findWorkspace(workspaceSlug);
    if (!workspace) throw problem('not_found');
    return actor.authorize('workspace.view', { workspaceSlug }, workspace);
  }

  /**
   * The repository: the cards of those projects of the workspace that the reader may see, or of some of these projects.
   */
  async ofWorkspace(
    actor: Actor,
    workspace: Authorized<{ id: number }, 'workspace.view'>,
    filters: CardFilters,
    sort: CardSort,
    window: Window,
    reserve: Reserve,
  ): Promise<CardPage> {
    const projects = await this.#projectsOf(actor, workspace, filters);
    const question = await this.#question(actor, projects, filters, sort);
    return { ...(await this.#readModel.page(question, window, undefined, reserve)), projects };
  }

  /** The facets of the list of a project. */
  async facetsOfProject(actor: Actor, project: Authorized<Project>, filters: CardFilters): Promise<CardFacets> {
    return this.#facetsOf(await this.#question(actor, [project], filters, cardSorts[0]));
  }

  /** The facets of a repository. */
  async facetsOfWorkspace(
    actor: Actor,
    workspace: Authorized<{ id: number }, 'workspace.view'>,
    filters: CardFilters,
  ): Promise<CardFacets> {
    const projects = await this.#projectsOf(actor, workspace, filters);
    return this.#facetsOf(await this.#question(actor, projects, filters, cardSorts[0]));
  }

  async #facetsOf(question: CardQuestion): Promise<CardFacets> {
    const [byTag, byCreator] = await Promise.all([this.#facets.byTag(question), this.#facets.byCreator(question)]);
    const creators = await new CreatorsReadModel(this.#db).byIds([...byCreator.keys()]);
    return {
      tags: countedTags(question.scope.tags, byTag),
      creators: countedCreators(creators, byCreator, question.scope.team),
    };
  }

  /** The projects of a workspace whose cards the reader may see, limited to those that the filters name, if any. */
  async #projectsOf(actor: Actor, workspace: Authorized<{ id: number }>, filters: CardFilters): Promise<Project[]> {
    const projects = await new StoredProjectsReadModel(this.#db).inWorkspaces([workspace.id]);
    return projects.filter((project) => actor.may('card.view', targetOf(project))).filter(isNamedIn(filters));
  }

  /** Identifies the state that a project's list shows to a reader: lists of the same state are identical. */
  async stateOf(actor: Actor, project: Authorized<Project>, filters: CardFilters): Promise<string> {
    return JSON.stringify([
      versionOf(project, filters),
      // The names of creators. A change of a name sends an event to everybody who works with that person.
      project.workspaceVersion,
      project.title,
      // Two workspaces may have the same title and version, and a project moves from one to the other.
      project.workspaceSlug,
      project.workspaceTitle,
      actor.may('project.write', targetOf(project)),
      filters.showOnlyMyCards && actor.user.email,
      await this.#team(),
    ]);
  }

  /** The number of cards of a project for each filter. */
  async counts(actor: Actor, project: Authorized<Project>, filters: readonly CardFilters[]): Promise<number[]> {
    const questions = filters.map((given) => this.#question(actor, [project], given, cardSorts[0]));
    return Promise.all(questions.map(async (question) => this.#found.count(await question)));
  }

  /** The ids of the cards of projects of one workspace that pass the filters. */
  async matchingIds(
    actor: Actor,
    projects: readonly Authorized<Project>[],
    filters: CardFilters,
  ): Promise<ReadonlySet<number>> {
    return this.#found.all(await this.#question(actor, projects.filter(isNamedIn(filters)), filters, cardSorts[0]));
  }

  /** The projects of a workspace whose cards an actor may see. */
  async visibleProjects(
    actor: Actor,
    workspace: Authorized<{ id: number }, 'workspace.view'>,
  ): Promise<Authorized<Project, 'workspace.view'>[]> {
    const projects = await this.#projectsOf(actor, workspace, noFilters);
    return projects.map((project) => actor.authorize('workspace.view', targetOf(project), project));
  }

  /**
   * The position of a card in its project's list, the number of cards in that list, and the slugs of the card's
   * neighbours.
   */
  async neighbours(
    actor: Actor,
    { card, project }: FoundCard,
    filters: CardFilters,
    sort: CardSort,
  ): Promise<CardPlace> {
    return this.#neighboursIn(await this.#question(actor, [project], filters, sort), card);
  }

  /** The same for the repository. Throws the 404 problem for a card of another workspace. */
  async neighboursInWorkspace(
    actor: Actor,
    workspace: Authorized<{ id: number }, 'workspace.view'>,
    { card, project }: FoundCard,
    filters: CardFilters,
    sort: CardSort,
  ): Promise<CardPlace> {
    if (project.workspaceId !== workspace.id) throw problem('not_found');
    const projects = await this.#projectsOf(actor, workspace, filters);
    return this.#neighboursIn(await this.#question(actor, projects, filters, sort), card);
  }

  async #neighboursIn(question: CardQuestion, card: Card): Promise<CardPlace> {
    const [beside, position, total] = await Promise.all([
      this.#found.neighbours(question, card.id),
      this.#found.position(question, card.id),
      this.#found.count(question),
    ]);
    return { ...beside, position, total };
  }

  /** The question for the cards of a project's list, for callers that read the cards themselves. */
  questionFor(
    actor: Actor,
    project: Authorized<Project, 'card.view'>,
    filters: CardFilters,
    sort: CardSort,
  ): Promise<CardQuestion> {
    return this.#question(actor, [project], filters, sort);
  }

  async #question(
    actor: Actor,
    projects: readonly Project[],
    filters: CardFilters,
    sort: CardSort,
  ): Promise<CardQuestion> {
    const tags = await Promise.all(projects.map((project) => this.#tags.byId(project)));
    return {
      scope: {
        projectIds: projects.map((project) => project.id),
        tags: tags.flatMap((byId) => [...byId.values()]),
        viewerEmail: actor.user.email,
        team: await this.#team(),
        // A list has either one project, or projects of one workspace, in which a role has the same rights for each.
        seesDrafts: projects.every((project) => actor.may('project.write', targetOf(project))),
      },
      projects: projects.map(({ id, cardsVersion }) => ({ id, cardsVersion })),
      version: projects.map((project) => versionOf(project, filters)).join(' '),
      creatorsVersion: projects
        .map(({ workspaceId, workspaceVersion }) => `${workspaceId}@${workspaceVersion}`)
        .join(' '),
      filters,
      sort,
    };
  }
}

/** Filters that name no project apply to all of them. */
const isNamedIn =
  ({ projects }: CardFilters) =>
  ({ slug }: Project): boolean =>
    projects.length === 0 || projects.includes(slug);

/** The state that decides which cards are found. Only the filter by insight depends on more than cards and tags. */
const versionOf = ({ id, cardsVersion, conclusionsVersion }: Project, { insight }: CardFilters): string =>
  insight ? `${id}@${cardsVersion}.${conclusionsVersion}` : `${id}@${cardsVersion}`;

/**
 * The number of cards for each tag. Tags with the same name in several projects are counted as one; highest count
 * first, then by name.
 */
function countedTags(tags: readonly Tag[], counts: ReadonlyMap<number, number>): CardFacets['tags'] {
  const combined = new Map<string, CardFacets['tags'][number]>();
  for (const { id, name, nameKey } of tags) {
    const count = (combined.get(nameKey)?.count ?? 0) + (counts.get(id) ?? 0);
    if (count > 0) combined.set(nameKey, { name: combined.get(nameKey)?.name ?? name, count });
  }
  return [...combined.values()].sort((a, b) => b.count - a.count || inNaturalOrder(a.name, b.name));
}
