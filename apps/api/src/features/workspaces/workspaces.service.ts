import type { Action } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/index.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Workspace, type WorkspaceFields, WorkspacesRepo } from './workspaces.repo.ts';

/** What a caller says of a workspace; the picture by the slug of an attachment. */
type GivenFields = Omit<WorkspaceFields, 'image_id'> & { readonly image_attachment_id?: string | null | undefined };

/** Workspaces: each method loads the stored workspace, authorises the actor on it, then does its work. */
export class WorkspacesService {
  readonly #db: Db;
  readonly #attachments: AttachmentsService;

  constructor(db: Db, attachments: AttachmentsService) {
    this.#db = db;
    this.#attachments = attachments;
  }

  /** The workspace, for an action the actor may do on it. */
  async find(actor: Actor, slug: string, action: Action): Promise<Authorized<Workspace>> {
    const workspace = await new WorkspacesRepo(this.#db).find(slug);
    if (!workspace) throw problem('not_found');
    return actor.authorize(action, { workspaceSlug: workspace.slug }, workspace);
  }

  async create(actor: Actor, given: GivenFields & { title: string }): Promise<Workspace> {
    actor.authorizeGlobally('workspace.create');
    const fields = { ...(await this.#stored(actor, given)), title: given.title };
    const slug = await this.#db
      .transaction()
      .execute((transaction) => new WorkspacesRepo(transaction).create(fields, actor.user.userId));
    return this.#reload(slug);
  }

  async update(actor: Actor, slug: string, given: GivenFields): Promise<Workspace> {
    const workspace = await this.find(actor, slug, 'workspace.update');
    const fields = await this.#stored(actor, given);
    await this.#db.transaction().execute((transaction) => new WorkspacesRepo(transaction).update(workspace.id, fields));
    return this.#reload(slug);
  }

  async trash(actor: Actor, slug: string): Promise<void> {
    const workspace = await this.find(actor, slug, 'workspace.delete');
    await this.#db.transaction().execute((transaction) => new WorkspacesRepo(transaction).trash(workspace.id));
  }

  /** The fields as they are stored, with the picture's id. */
  async #stored(actor: Actor, { image_attachment_id: slug, ...fields }: GivenFields): Promise<WorkspaceFields> {
    const pointer = '/data/attributes/image_attachment_id';
    return { ...fields, image_id: await this.#attachments.idForUse(actor, slug, pointer) };
  }

  async #reload(slug: string): Promise<Workspace> {
    const workspace = await new WorkspacesRepo(this.#db).find(slug);
    if (!workspace) throw problem('not_found');
    return workspace;
  }
}
