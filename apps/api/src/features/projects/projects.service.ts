import type { Action, EndedCounts } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import type { Lookups } from '#platform/db/lookups.ts';
import { problem } from '#platform/http/problem.ts';
import { InvitationEndings } from '../invitations/invitation-endings.repo.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { createOnce } from './create-once.ts';
import type { Project } from './project.ts';
import type { ProjectTransaction, ProjectWriter, Writing } from './project-writer.ts';
import { type ProjectFields, ProjectsRepo } from './projects.repo.ts';
import { projectOfSlug, StoredProjectsReadModel } from './stored-projects.read-model.ts';

/** Creates the first contents of a new project, in the transaction that creates it. */
export interface FirstContents {
  readonly createTags: (transaction: ProjectTransaction, projectId: number, locale: string) => Promise<void>;
  readonly createBrief: (writing: Writing, brief: FirstBrief) => Promise<void>;
}

/** The initial brief of a project. */
export interface FirstBrief {
  readonly projectId: number;
  readonly userId: number;
  /** The question to be answered by the project. */
  readonly challenge: string;
}

interface NewProject {
  readonly title: string;
  readonly subtitle?: string | null | undefined;
  readonly challenge?: string | null | undefined;
  readonly creation_key?: string | undefined;
}

/** A workspace in which the actor may create projects, and into which they may move projects. */
type Home = Authorized<{ readonly id: number; readonly title: string }, 'project.create'>;

/** A project that the actor may move, and the workspace to move it to. */
interface FoundMove {
  readonly project: Authorized<Project, 'project.update'>;
  readonly workspace: Home;
}

/** The target of an action on a project, or on something in it. */
export const targetOf = (
  project: Pick<Project, 'slug' | 'workspaceSlug'> & Partial<Pick<Project, 'collaboratorsMayPublish'>>,
) => ({
  projectSlug: project.slug,
  workspaceSlug: project.workspaceSlug,
  collaboratorsMayPublish: project.collaboratorsMayPublish,
});

/** Finds projects for an action that the actor may perform on them, and changes projects found in this way. */
export class ProjectsService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #first: FirstContents;
  readonly #findStored: (slug: string) => Promise<Project | undefined>;
  /** Projects requested by calls, read together with the sessions of their callers. */
  readonly #ahead = new WeakMap<Actor, { readonly slug: string; readonly project: Promise<Project | undefined> }>();

  constructor(db: Db, lookups: Lookups, writer: ProjectWriter, first: FirstContents) {
    this.#db = db;
    this.#writer = writer;
    this.#findStored = lookups.of(projectOfSlug);
    this.#first = first;
  }

  /**
   * Starts reading the project of a call before its caller is identified, so that it is read together with the caller's
   * session. Returns a function to call with the actor; `find` then uses the project for that actor, once.
   */
  readAhead(slug: string): (actor: Actor) => void {
    const project = this.#findStored(slug);
    // Errors are reported to the callers that await the project.
    project.catch(() => undefined);
    return (actor) => void this.#ahead.set(actor, { slug, project });
  }

  /** The project, for an action that the actor may perform on it or in it. */
  async find<A extends Action>(actor: Actor, slug: string, action: A): Promise<Authorized<Project, A>> {
    const ahead = this.#ahead.get(actor);
    this.#ahead.delete(actor);
    const project = ahead?.slug === slug ? await ahead.project : await this.#findStored(slug);
    if (!project) throw problem('not_found');
    return actor.authorize(action, targetOf(project), project);
  }

  /** A workspace into which the actor may put projects. */
  async findHome(actor: Actor, workspaceSlug: string): Promise<Home> {
    const workspace = await new StoredProjectsReadModel(this.#db).findWorkspace(workspaceSlug);
    if (!workspace) throw problem('not_found');
    return actor.authorize('project.create', { workspaceSlug }, workspace);
  }

  /** A project that the actor may move to a workspace. */
  async findMove(actor: Actor, slug: string, workspaceSlug: string): Promise<FoundMove> {
    const project = await this.find(actor, slug, 'project.update');
    return { project, workspace: await this.findHome(actor, workspaceSlug) };
  }

  async create(actor: Actor, workspace: Home, given: NewProject): Promise<Project> {
    const { userId } = actor.user;
    const once = { key: given.creation_key, userId, kind: 'projects', workspaceId: workspace.id } as const;
    const slug = await this.#db
      .transaction()
      .execute((transaction) =>
        createOnce(transaction, once, () => this.#create(transaction, actor, workspace, given)),
      );
    const project = await this.#stored(slug);
    // It may have been created by an earlier call with the same key, and moved elsewhere since.
    if (!actor.may('project.view', targetOf(project))) throw problem('not_found');
    return project;
  }

  /** Creates a project with its first contents. Returns its slug. */
  async #create(transaction: DbTransaction, actor: Actor, workspace: Home, given: NewProject): Promise<string> {
    const { userId, locale } = actor.user;
    const { title, subtitle = null, challenge } = given;
    const created = await new ProjectsRepo(transaction).create({ title, subtitle, workspaceId: workspace.id, userId });
    await this.#writer.fill(transaction, actor.user, async (writing) => {
      await this.#first.createTags(writing.transaction, created.id, locale);
      writing.record(created.id, { kind: 'project_created' });
      if (challenge) await this.#first.createBrief(writing, { projectId: created.id, userId, challenge });
    });
    return created.slug;
  }

  async update(actor: Actor, project: Authorized<Project, 'project.update'>, fields: ProjectFields): Promise<Project> {
    await this.#writer.write({ by: actor.user, projects: [project] }, async ({ transaction, record }) => {
      const isChanged = await new ProjectsRepo(transaction).update(project.id, fields);
      if (isChanged) record(project.id, { kind: 'project_changed' });
    });
    return this.#stored(project.slug);
  }

  async trash(actor: Actor, project: Authorized<Project, 'project.delete'>): Promise<void> {
    await this.#writer.write({ by: actor.user, projects: [project] }, async ({ transaction, record }) => {
      await new ProjectsRepo(transaction).setDeleted(project.id, new Date());
      record(project.id, { kind: 'project_deleted' });
    });
  }

  /**
   * Moves a project to another workspace. Its members stay. Open invitations to it end, since people of its former
   * workspace made them. Throws the `conflict` problem when somebody else has moved it in the meantime.
   */
  async move(
    actor: Actor,
    { project, workspace }: FoundMove,
  ): Promise<{ readonly project: Project; readonly ended: EndedCounts }> {
    const workspaces = [project.workspaceId, workspace.id];
    const request = { by: actor.user, workspaces, projects: [project] };
    const ended = await this.#writer.write(request, async ({ transaction, record }) => {
      const now = await new StoredProjectsReadModel(transaction).find(project.slug);
      if (now?.workspaceId !== project.workspaceId) {
        throw problem('conflict', 'The project has been moved in the meantime.');
      }
      const counts =
        workspace.id === project.workspaceId
          ? { ended_invitations: 0, ended_links: 0 }
          : await new InvitationEndings(transaction).ofProject(project.id);
      await new ProjectsRepo(transaction).move(project.id, workspace.id);
      record(project.id, { kind: 'project_moved', other: { slug: null, title: workspace.title } });
      return counts;
    });
    return { project: await this.#stored(project.slug), ended };
  }

  async #stored(slug: string): Promise<Project> {
    const project = await this.#findStored(slug);
    if (!project) throw problem('not_found');
    return project;
  }
}
