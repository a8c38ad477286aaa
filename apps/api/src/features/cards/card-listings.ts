import { type CardFilters, type CardSort, cardSorts, type Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Project, StoredProjectsReadModel, targetOf } from '../projects/index.ts';
import type { TagsReadModel } from '../tags/index.ts';
import type { Card } from './card.ts';
import type { CardQuestion, CardsReadModel } from './cards.read-model.ts';
import type { FoundCard } from './cards.service.ts';

export interface CardPage {
  readonly cards: Card[];
  readonly projects: Project[];
  readonly total: number;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Lists of cards: of a project, and of a whole workspace (the repository). */
export class CardListings {
  readonly #db: Db;
  readonly #readModel: CardsReadModel;
  readonly #tags: TagsReadModel;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, readModel: CardsReadModel, tags: TagsReadModel, team: () => Promise<Team | null>) {
    this.#db = db;
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
  ): Promise<CardPage> {
    const question = await this.#question(actor, [project], filters, sort);
    return { ...(await this.#readModel.page(question, window.offset, window.limit)), projects: [project] };
  }

  /** The workspace of a repository, for an actor who may see it. */
  async findWorkspace(actor: Actor, workspaceSlug: string): Promise<Authorized<{ id: number }, 'workspace.view'>> {
    const workspace = await new StoredProjectsReadModel(this.#db).findWorkspace(workspaceSlug);
    if (!workspace) throw problem('not_found');
    return actor.authorize('workspace.view', { workspaceSlug }, workspace);
  }

  /** The repository: the cards of the workspace's projects that the reader may see, or of some of these projects. */
  async ofWorkspace(
    actor: Actor,
    workspace: Authorized<{ id: number }, 'workspace.view'>,
    filters: CardFilters,
    sort: CardSort,
    window: Window,
  ): Promise<CardPage> {
    const projects = (await new StoredProjectsReadModel(this.#db).inWorkspaces([workspace.id])).filter(
      (project) =>
        actor.may('card.view', targetOf(project)) &&
        (filters.projects.length === 0 || filters.projects.includes(project.slug)),
    );
    const question = await this.#question(actor, projects, filters, sort);
    return { ...(await this.#readModel.page(question, window.offset, window.limit)), projects };
  }

  /** Names the state that the list of a project shows to a reader: two lists of one state are the same. */
  async stateOf(actor: Actor, project: Authorized<Project>, filters: CardFilters): Promise<string> {
    return JSON.stringify([
      versionOf(project, filters),
      // The names of creators, which everybody who works with them is sent an event for.
      project.workspaceVersion,
      project.title,
      project.workspaceTitle,
      actor.may('project.write', targetOf(project)),
      filters.showOnlyMyCards && actor.user.email,
      await this.#team(),
    ]);
  }

  /** How many cards of a project each of the filters leaves. */
  async counts(actor: Actor, project: Authorized<Project>, filters: readonly CardFilters[]): Promise<number[]> {
    const questions = filters.map((given) => this.#question(actor, [project], given, cardSorts[0]));
    return Promise.all(questions.map(async (question) => this.#readModel.count(await question)));
  }

  /** Slugs of the cards before and after a card in its project's list. */
  async neighbours(actor: Actor, { card, project }: FoundCard, filters: CardFilters, sort: CardSort) {
    return this.#readModel.neighbours(await this.#question(actor, [project], filters, sort), card.id);
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
        // The projects of a list are either one, or of one workspace, whose roles say the same for each of them.
        seesDrafts: projects.every((project) => actor.may('project.write', targetOf(project))),
      },
      version: projects.map((project) => versionOf(project, filters)).join(' '),
      filters,
      sort,
    };
  }
}

/** The state that decides which cards are found. Only the filter by insight depends on more than cards and tags. */
const versionOf = ({ id, cardsVersion, conclusionsVersion }: Project, { insight }: CardFilters): string =>
  insight ? `${id}@${cardsVersion}.${conclusionsVersion}` : `${id}@${cardsVersion}`;
