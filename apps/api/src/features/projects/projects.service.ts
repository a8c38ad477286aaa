import type { Action, EndedCounts } from '@foreglow/contract';
import type { Db, DbTransaction } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { InvitationEndings } from '../invitations/index.ts';
import { NotificationsRepo } from '../notifications/index.ts';
import { type Actor, type Authorized, MembershipsRepo } from '../permissions/index.ts';
import type { Project } from './project.ts';
import { asProjectTransaction, type ProjectTransaction } from './project-writer.ts';
import { type ProjectFields, ProjectsRepo } from './projects.repo.ts';

/** Gives a new project what it starts with. */
type Furnish = (transaction: ProjectTransaction, projectId: number) => Promise<void>;

/** What an action on a project, or on something in it, is about. */
export const targetOf = (project: Pick<Project, 'slug' | 'workspaceSlug'>) => ({
  projectSlug: project.slug,
  workspaceSlug: project.workspaceSlug,
});

/** Projects: each method loads the stored project, authorises the actor on it, then does its work. */
export class ProjectsService {
  readonly #db: Db;
  readonly #furnish: Furnish;

  /** `furnish` gives a new project what it starts with, in the transaction that creates it. */
  constructor(db: Db, furnish: Furnish) {
    this.#db = db;
    this.#furnish = furnish;
  }

  /** The project, for an action the actor may do on it or in it. */
  async find<A extends Action>(actor: Actor, slug: string, action: A): Promise<Authorized<Project, A>> {
    const project = await new ProjectsRepo(this.#db).find(slug);
    if (!project) throw problem('not_found');
    return actor.authorize(action, targetOf(project), project);
  }

  async create(
    actor: Actor,
    given: { title: string; subtitle?: string | null | undefined; workspace_slug: string },
  ): Promise<Project> {
    const workspace = await this.#home(actor, given.workspace_slug);
    const { slug } = await this.#db.transaction().execute(async (transaction) => {
      const created = await new ProjectsRepo(transaction).create({
        title: given.title,
        subtitle: given.subtitle ?? null,
        workspaceId: workspace.id,
        userId: actor.user.userId,
      });
      await this.#furnish(asProjectTransaction(transaction), created.id);
      await note(transaction, actor, created.id, 'project_created');
      return created;
    });
    return this.#reload(slug);
  }

  async update(actor: Actor, slug: string, fields: ProjectFields): Promise<Project> {
    const project = await this.find(actor, slug, 'project.update');
    await this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).update(project.id, fields);
      const { title = project.title, subtitle = project.subtitle } = fields;
      if (title !== project.title || subtitle !== project.subtitle) {
        await note(transaction, actor, project.id, 'project_changed');
      }
    });
    return this.#reload(slug);
  }

  async trash(actor: Actor, slug: string): Promise<void> {
    const project = await this.find(actor, slug, 'project.delete');
    await this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).trash(project.id);
      await note(transaction, actor, project.id, 'project_deleted');
      await new NotificationsRepo(transaction).noteProject(project.id);
    });
  }

  /**
   * Moves a project to a workspace in which the actor may create projects. Its members stay; open invitations to it end,
   * since they were given by the people of the workspace it leaves.
   */
  async move(
    actor: Actor,
    slug: string,
    workspaceSlug: string,
  ): Promise<{ readonly project: Project; readonly ended: EndedCounts }> {
    const project = await this.find(actor, slug, 'project.update');
    const workspace = await this.#home(actor, workspaceSlug);
    const ended = await this.#db.transaction().execute(async (transaction) => {
      // Joining and inviting lock the workspace.
      const memberships = new MembershipsRepo(transaction);
      for (const id of [project.workspaceId, workspace.id].sort((a, b) => a - b)) await memberships.lock(id);
      const now = await new ProjectsRepo(transaction).find(slug);
      if (now?.workspaceId !== project.workspaceId) throw problem('conflict', 'The project has been moved meanwhile.');
      const counts =
        workspace.id === project.workspaceId
          ? { ended_invitations: 0, ended_links: 0 }
          : await new InvitationEndings(transaction).ofProject(project.id);
      await new ProjectsRepo(transaction).move(project.id, workspace.id);
      await note(transaction, actor, project.id, 'project_moved', { slug: null, title: workspace.title });
      // Not everybody who saw it sees it there.
      await new NotificationsRepo(transaction).noteProject(project.id);
      return counts;
    });
    return { project: await this.#reload(slug), ended };
  }

  /** A workspace that the actor may put a project into. */
  async #home(actor: Actor, workspaceSlug: string): Promise<Authorized<{ id: number; title: string }>> {
    const workspace = await new ProjectsRepo(this.#db).findWorkspace(workspaceSlug);
    if (!workspace) throw problem('not_found');
    return actor.authorize('project.create', { workspaceSlug }, workspace);
  }

  async #reload(slug: string): Promise<Project> {
    const project = await new ProjectsRepo(this.#db).find(slug);
    if (!project) throw problem('not_found');
    return project;
  }
}

type Deed = 'project_created' | 'project_changed' | 'project_moved' | 'project_deleted';

const note = (db: DbTransaction, actor: Actor, projectId: number, kind: Deed, other?: { slug: null; title: string }) =>
  new ActivitiesRepo(db).note({ projectId, userId: actor.user.userId, kind, ...(other && { other }) });
