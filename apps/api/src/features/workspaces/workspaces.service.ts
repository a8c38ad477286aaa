import type { Action } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/index.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import type { Workspace } from './workspace.ts';
import { WorkspacesReadModel } from './workspaces.read-model.ts';
import { type WorkspaceFields, WorkspacesRepo } from './workspaces.repo.ts';

/** What a caller says of a workspace; the picture by the slug of an attachment. */
type GivenFields = Omit<WorkspaceFields, 'image_id'> & { readonly image_attachment_id?: string | null | undefined };

/** Workspaces: finds them for an action that the actor may do on them, and writes those that were found for it. */
export class WorkspacesService {
  readonly #db: Db;
  readonly #attachments: AttachmentsService;

  constructor(db: Db, attachments: AttachmentsService) {
    this.#db = db;
    this.#attachments = attachments;
  }

  /** The workspace, for an action the actor may do on it. */
  async find<A extends Action>(actor: Actor, slug: string, action: A): Promise<Authorized<Workspace, A>> {
    return actor.authorize(action, { workspaceSlug: slug }, await this.#stored(slug));
  }

  /** `_right`: proves that the actor may create workspaces. */
  async create(
    actor: Actor,
    _right: Authorized<object, 'workspace.create'>,
    given: GivenFields & { title: string },
  ): Promise<Workspace> {
    const fields = { ...(await this.#toFields(actor, given)), title: given.title };
    const slug = await this.#db
      .transaction()
      .execute((transaction) => new WorkspacesRepo(transaction).create(fields, actor.user.userId));
    return this.#stored(slug);
  }

  async update(
    actor: Actor,
    workspace: Authorized<Workspace, 'workspace.update'>,
    given: GivenFields,
  ): Promise<Workspace> {
    const fields = await this.#toFields(actor, given);
    await this.#db.transaction().execute((transaction) => new WorkspacesRepo(transaction).update(workspace.id, fields));
    return this.#stored(workspace.slug);
  }

  async trash(workspace: Authorized<Workspace, 'workspace.delete'>): Promise<void> {
    await this.#db.transaction().execute((transaction) => new WorkspacesRepo(transaction).trash(workspace.id));
  }

  /** The fields as they are stored, with the picture's id. */
  async #toFields(actor: Actor, { image_attachment_id: slug, ...fields }: GivenFields): Promise<WorkspaceFields> {
    const pointer = '/data/attributes/image_attachment_id';
    return { ...fields, image_id: await this.#attachments.idForUse(actor, slug, pointer) };
  }

  async #stored(slug: string): Promise<Workspace> {
    const workspace = await new WorkspacesReadModel(this.#db).find(slug);
    if (!workspace) throw problem('not_found');
    return workspace;
  }
}
