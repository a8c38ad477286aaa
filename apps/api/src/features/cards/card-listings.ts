import { type CardFilters, type CardSort, cardSorts, noFilters, type Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Project, ProjectsRepo, type ProjectsService, targetOf } from '../projects/index.ts';
import type { TagsReadModel } from '../tags/index.ts';
import type { Card } from './card.ts';
import type { CardQuestion, CardsReadModel } from './cards.read-model.ts';
import type { CardsService } from './cards.service.ts';

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
  readonly #projects: ProjectsService;
  readonly #cards: CardsService;
  readonly #readModel: CardsReadModel;
  readonly #tags: TagsReadModel;
  readonly #team: () => Promise<Team | null>;

  constructor(
    db: Db,
    projects: ProjectsService,
    cards: CardsService,
    readModel: CardsReadModel,
    tags: TagsReadModel,
    team: () => Promise<Team | null>,
  ) {
    this.#db = db;
    this.#team = team;
    this.#projects = projects;
    this.#cards = cards;
    this.#readModel = readModel;
    this.#tags = tags;
  }

  async ofProject(actor: Actor, slug: string, filters: CardFilters, sort: CardSort, window: Window): Promise<CardPage> {
    const project = await this.#projects.find(actor, slug, 'card.view');
    const question = await this.#question(actor, [project], filters, sort);
    return { ...(await this.#readModel.page(question, window.offset, window.limit)), projects: [project] };
  }

  /** The repository: the cards of the workspace's projects that the reader may see, or of some of these projects. */
  async ofWorkspace(
    actor: Actor,
    workspaceSlug: string,
    filters: CardFilters,
    sort: CardSort,
    window: Window,
  ): Promise<CardPage> {
    const repo = new ProjectsRepo(this.#db);
    const workspace = await repo.findWorkspace(workspaceSlug);
    if (!workspace) throw problem('not_found');
    actor.authorize('workspace.view', { workspaceSlug }, workspace);
    const projects = (await repo.inWorkspaces([workspace.id])).filter(
      (project) =>
        actor.may('card.view', targetOf(project)) &&
        (filters.projects.length === 0 || filters.projects.includes(project.slug)),
    );
    const question = await this.#question(actor, projects, filters, sort);
    return { ...(await this.#readModel.page(question, window.offset, window.limit)), projects };
  }

  /** How many cards of a project each of the filters leaves. */
  async counts(actor: Actor, project: Authorized<Project>, filters: readonly CardFilters[]): Promise<number[]> {
    const question = await this.#question(actor, [project], noFilters, cardSorts[0]);
    return Promise.all(filters.map((given) => this.#readModel.count({ ...question, filters: given })));
  }

  /** Slugs of the cards before and after a card in its project's list. */
  async neighbours(actor: Actor, cardSlug: string, filters: CardFilters, sort: CardSort) {
    const { card, project } = await this.#cards.find(actor, cardSlug, 'card.view');
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
      version: projects.map((project) => `${project.id}@${project.cardsVersion}`).join(' '),
      filters,
      sort,
    };
  }
}
