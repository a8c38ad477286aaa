import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { MembershipsReadModel } from '../permissions/memberships.read-model.ts';
import { type RoleScope, targetOfScope } from '../permissions/role-scope.ts';
import type { ProjectWriter } from '../projects/project-writer.ts';
import { ProjectsRepo } from '../projects/projects.repo.ts';
import { type Slice, type Trashed, TrashReadModel } from './trash.read-model.ts';
import { TrashRepo } from './trash.repo.ts';

interface TrashPage {
  readonly trashed: Trashed[];
  readonly total: number;
}

/** A workspace or a project in the trash. */
interface Stored {
  readonly id: number;
}

/** The trash: people who may delete something can see and restore it there. */
export class TrashService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;

  constructor(db: Db, writer: ProjectWriter) {
    this.#db = db;
    this.#writer = writer;
  }

  /** A workspace, for an actor who may see which of its projects are in the trash. */
  async findWorkspace(actor: Actor, slug: string): Promise<Authorized<RoleScope, 'project.delete'>> {
    const scope = await new MembershipsReadModel(this.#db).findWorkspace(slug);
    if (!scope) throw problem('not_found');
    return actor.authorize('project.delete', targetOfScope(scope), scope);
  }

  /** A project, for an actor who may see which of its contents are in the trash. */
  async findProject(actor: Actor, slug: string): Promise<Authorized<Stored, 'card.delete'>> {
    const scope = await new MembershipsReadModel(this.#db).findProject(slug);
    if (!scope?.project) throw problem('not_found');
    return actor.authorize('card.delete', targetOfScope(scope), scope.project);
  }

  /** A workspace in the trash, for an actor who may restore it. */
  async findTrashedWorkspace(actor: Actor, slug: string): Promise<Authorized<Stored, 'workspace.delete'>> {
    const workspace = await new TrashReadModel(this.#db).findWorkspace(slug);
    if (!workspace) throw problem('not_found');
    return actor.authorize('workspace.delete', { workspaceSlug: workspace.slug }, workspace);
  }

  /** A project in the trash, for an actor who may restore it. */
  async findTrashedProject(actor: Actor, slug: string): Promise<Authorized<Stored, 'project.delete'>> {
    const project = await new TrashReadModel(this.#db).findProject(slug);
    if (!project) throw problem('not_found');
    const target = { workspaceSlug: project.workspaceSlug, projectSlug: project.slug };
    return actor.authorize('project.delete', target, project);
  }

  /** The workspaces in the trash, for the administrators of the installation. */
  workspaces(slice: Slice): Promise<TrashPage> {
    return new TrashReadModel(this.#db).workspaces(slice);
  }

  projects(workspace: Authorized<RoleScope, 'project.delete'>, slice: Slice): Promise<TrashPage> {
    return new TrashReadModel(this.#db).projects(workspace.workspaceId, slice);
  }

  contents(project: Authorized<Stored, 'card.delete'>, slice: Slice): Promise<TrashPage> {
    return new TrashReadModel(this.#db).contents(project.id, slice);
  }

  async restoreWorkspace({ id }: Authorized<Stored, 'workspace.delete'>): Promise<void> {
    await this.#db.transaction().execute((transaction) => new TrashRepo(transaction).restoreWorkspace(id));
  }

  async restoreProject(actor: Actor, project: Authorized<Stored, 'project.delete'>): Promise<void> {
    await this.#writer.write({ by: actor.user, projects: [project] }, async ({ transaction, record }) => {
      await new ProjectsRepo(transaction).setDeleted(project.id, null);
      record(project.id, { kind: 'project_restored' });
    });
  }
}
