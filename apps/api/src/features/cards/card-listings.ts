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
import type { ListedCard } from './card.ts';
import type { CardFacetsReadModel } from './card-facets.read-model.ts';
import type { CardFinders } from './card-finders.ts';
import type { CardsReadModel } from './cards.read-model.ts';
import type { FoundCard } from './cards.service.ts';
import { type ListState, listState } from './list-state.ts';

export interface CardPage {
  readonly cards: ListedCard[];
  readonly projects: readonly Project[];
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
  readonly #finders: CardFinders;
  readonly #facets: CardFacetsReadModel;
  readonly #readModel: CardsReadModel;
  readonly #tags: TagsReadModel;
  readonly #team: () => Promise<Team | null>;

  constructor(
    db: Db,
    finders: CardFinders,
    facets: CardFacetsReadModel,
    readModel: CardsReadModel,
    tags: TagsReadModel,
    team: () => Promise<Team | null>,
  ) {
    this.#db = db;
    this.#finders = finders;
    this.#facets = facets;
    this.#team = team;
    this.#readModel = readModel;
    this.#tags = tags;
  }

  /** The list of a project. */
  ofProject(
    actor: Actor,
    project: Authorized<Project, 'card.view'>,
    filters: CardFilters,
    sort: CardSort = cardSorts[0],
  ): Promise<ListState> {
    return this.#listOf(actor, [project], filters, sort);
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
    sort: CardSort = cardSorts[0],
  ): Promise<ListState> {
    return this.#listOf(actor, await this.#projectsOf(actor, workspace, filters), filters, sort);
  }

  /** A page of a list. `reserve` is called with the bytes of its long texts before these are read. */
  async page(
    list: ListState,
    window: Window,
    fields: readonly CardField[] | undefined,
    reserve?: Reserve,
  ): Promise<CardPage> {
    return { ...(await this.#readModel.page(list, window, fields, reserve)), projects: list.projects };
  }

  async facets(list: ListState): Promise<CardFacets> {
    const [byTag, byCreator] = await Promise.all([this.#facets.byTag(list), this.#facets.byCreator(list)]);
    const creators = await new CreatorsReadModel(this.#db).byIds([...byCreator.keys()]);
    return {
      tags: countedTags(list.scope.tags, byTag),
      creators: countedCreators(creators, byCreator, list.scope.team),
    };
  }

  /** The place of a card in a list of its project or its workspace. */
  async placeOf({ card }: FoundCard, list: ListState): Promise<CardPlace> {
    const finder = await this.#finders.of(list);
    const [beside, position] = await Promise.all([finder.neighbours(card.id), finder.place(card.id)]);
    return { ...beside, position, total: finder.count };
  }

  /** The number of cards of a project for each filter. */
  async counts(actor: Actor, project: Authorized<Project>, filters: readonly CardFilters[]): Promise<number[]> {
    const lists = await Promise.all(filters.map((given) => this.#listOf(actor, [project], given, cardSorts[0])));
    return Promise.all(lists.map(async (list) => (await this.#finders.of(list)).count));
  }

  /** The ids of the cards of projects of one workspace that pass the filters. */
  async matchingIds(
    actor: Actor,
    projects: readonly Authorized<Project>[],
    filters: CardFilters,
  ): Promise<ReadonlySet<number>> {
    const list = await this.#listOf(actor, projects.filter(isNamedIn(filters)), filters, cardSorts[0]);
    return (await this.#finders.of(list)).all();
  }

  /** The projects of a workspace whose cards an actor may see. */
  async visibleProjects(
    actor: Actor,
    workspace: Authorized<{ id: number }, 'workspace.view'>,
  ): Promise<Authorized<Project, 'workspace.view'>[]> {
    const projects = await this.#projectsOf(actor, workspace, noFilters);
    return projects.map((project) => actor.authorize('workspace.view', targetOf(project), project));
  }

  /** The projects of a workspace whose cards the reader may see, limited to those that the filters name, if any. */
  async #projectsOf(actor: Actor, workspace: Authorized<{ id: number }>, filters: CardFilters): Promise<Project[]> {
    const projects = await new StoredProjectsReadModel(this.#db).inWorkspaces([workspace.id]);
    return projects.filter((project) => actor.may('card.view', targetOf(project))).filter(isNamedIn(filters));
  }

  async #listOf(actor: Actor, projects: readonly Project[], filters: CardFilters, sort: CardSort): Promise<ListState> {
    const tags = await Promise.all(projects.map((project) => this.#tags.byId(project)));
    return listState(projects, filters, sort, {
      tags: tags.flatMap((byId) => [...byId.values()]),
      viewerEmail: actor.user.email,
      team: await this.#team(),
      // A list has either one project, or projects of one workspace, in which a role has the same rights for each.
      seesDrafts: projects.every((project) => actor.may('project.write', targetOf(project))),
    });
  }
}

/** Filters that name no project apply to all of them. */
const isNamedIn =
  ({ projects }: CardFilters) =>
  ({ slug }: Project): boolean =>
    projects.length === 0 || projects.includes(slug);

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
