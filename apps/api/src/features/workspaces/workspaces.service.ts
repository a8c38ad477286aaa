import type { Action } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Workspace, type WorkspaceFields, WorkspacesRepo } from './workspaces.repo.ts';

/** Workspaces: each method loads the stored workspace, authorises the actor on it, then does its work. */
export class WorkspacesService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The workspace, for an action the actor may do on it. */
  async find(actor: Actor, slug: string, action: Action): Promise<Authorized<Workspace>> {
    const workspace = await new WorkspacesRepo(this.#db).find(slug);
    if (!workspace) throw problem('not_found');
    return actor.authorize(action, { workspaceSlug: workspace.slug }, workspace);
  }

  async create(actor: Actor, fields: WorkspaceFields & { title: string }): Promise<Workspace> {
    actor.authorizeGlobally('workspace.create');
    const slug = await this.#db
      .transaction()
      .execute((transaction) => new WorkspacesRepo(transaction).create(fields, actor.user.userId));
    return this.#reload(slug);
  }

  async update(actor: Actor, slug: string, fields: WorkspaceFields): Promise<Workspace> {
    const workspace = await this.find(actor, slug, 'workspace.update');
    await new WorkspacesRepo(this.#db).update(workspace.id, fields);
    return this.#reload(slug);
  }

  async trash(actor: Actor, slug: string): Promise<void> {
    const workspace = await this.find(actor, slug, 'workspace.delete');
    await new WorkspacesRepo(this.#db).trash(workspace.id);
  }

  async #reload(slug: string): Promise<Workspace> {
    const workspace = await new WorkspacesRepo(this.#db).find(slug);
    if (!workspace) throw problem('not_found');
    return workspace;
  }
}
