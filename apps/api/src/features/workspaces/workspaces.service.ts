import type { Action } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { type PictureChoice, takePicture } from '../attachments/picture-choice.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { MembershipsRepo } from '../permissions/memberships.repo.ts';
import { createOnce } from '../projects/create-once.ts';
import type { Workspace } from './workspace.ts';
import { WorkspacesReadModel } from './workspaces.read-model.ts';
import { type WorkspaceFields, WorkspacesRepo } from './workspaces.repo.ts';

/** The fields of a workspace in a request; its picture is looked up separately. */
type GivenFields = Omit<WorkspaceFields, 'image_id'>;

/** Finds workspaces for an action that the actor may perform on them, and changes workspaces found in this way. */
export class WorkspacesService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The workspace, for an action that the actor may perform on it. */
  async find<A extends Action>(actor: Actor, slug: string, action: A): Promise<Authorized<Workspace, A>> {
    return actor.authorize(action, { workspaceSlug: slug }, await this.#stored(slug));
  }

  /** `_right`: proves that the actor may create workspaces. */
  async create(
    actor: Actor,
    _right: Authorized<object, 'workspace.create'>,
    given: GivenFields & { title: string; creation_key?: string | undefined },
    picture?: PictureChoice,
  ): Promise<Workspace> {
    const { userId } = actor.user;
    const once = { key: given.creation_key, userId, kind: 'workspaces' } as const;
    const slug = await this.#db.transaction().execute((transaction) =>
      createOnce(transaction, once, async () => {
        const image_id = await takePicture(transaction, picture);
        const fields = { ...fieldsOf(given), title: given.title, image_id };
        return (await new WorkspacesRepo(transaction).create(fields, userId)).slug;
      }),
    );
    return this.#stored(slug);
  }

  async update(
    workspace: Authorized<Workspace, 'workspace.update'>,
    given: GivenFields,
    picture?: PictureChoice,
  ): Promise<Workspace> {
    await this.#db.transaction().execute(async (transaction) => {
      // Workspaces are locked before pictures.
      await new MembershipsRepo(transaction).lock(workspace.id);
      const image_id = await takePicture(transaction, picture);
      await new WorkspacesRepo(transaction).update(workspace.id, { ...fieldsOf(given), image_id });
    });
    return this.#stored(workspace.slug);
  }

  async trash(workspace: Authorized<Workspace, 'workspace.delete'>): Promise<void> {
    await this.#db.transaction().execute((transaction) => new WorkspacesRepo(transaction).trash(workspace.id));
  }

  async #stored(slug: string): Promise<Workspace> {
    const workspace = await new WorkspacesReadModel(this.#db).find(slug);
    if (!workspace) throw problem('not_found');
    return workspace;
  }
}

/** Only the stored fields: the slug of the picture is not stored. */
const fieldsOf = ({
  title,
  subtitle,
  company_name,
  ai_allowed,
  viewer_links_allowed,
  collaborators_may_publish,
}: GivenFields): GivenFields => ({
  title,
  subtitle,
  company_name,
  ai_allowed,
  viewer_links_allowed,
  collaborators_may_publish,
});
