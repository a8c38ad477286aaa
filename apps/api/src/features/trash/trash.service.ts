import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { NotificationsRepo } from '../notifications/index.ts';
import { type Actor, MembershipsRepo, targetOfPlace } from '../permissions/index.ts';
import { type Trashed, TrashReadModel } from './trash.read-model.ts';
import { TrashRepo } from './trash.repo.ts';

interface Window {
  readonly offset: number;
  readonly limit: number;
}

interface TrashPage {
  readonly trashed: Trashed[];
  readonly total: number;
}

/** The trash: whoever may delete something may see it there and bring it back. */
export class TrashService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The workspaces in the trash, for the administrators of the installation. */
  workspaces(window: Window): Promise<TrashPage> {
    return new TrashReadModel(this.#db).workspaces(window);
  }

  async projects(actor: Actor, workspaceSlug: string, window: Window): Promise<TrashPage> {
    const place = await new MembershipsRepo(this.#db).findWorkspace(workspaceSlug);
    if (!place) throw problem('not_found');
    actor.authorize('project.delete', targetOfPlace(place), place);
    return new TrashReadModel(this.#db).projects(place.workspaceId, window);
  }

  async contents(actor: Actor, projectSlug: string, window: Window): Promise<TrashPage> {
    const place = await new MembershipsRepo(this.#db).findProject(projectSlug);
    if (!place?.project) throw problem('not_found');
    actor.authorize('card.delete', targetOfPlace(place), place);
    return new TrashReadModel(this.#db).contents(place.project.id, window);
  }

  async restoreWorkspace(actor: Actor, slug: string): Promise<void> {
    const workspace = await new TrashRepo(this.#db).findWorkspace(slug);
    if (!workspace) throw problem('not_found');
    actor.authorize('workspace.delete', { workspaceSlug: workspace.slug }, workspace);
    await this.#db.transaction().execute((transaction) => new TrashRepo(transaction).restoreWorkspace(workspace.id));
  }

  async restoreProject(actor: Actor, slug: string): Promise<void> {
    const project = await new TrashRepo(this.#db).findProject(slug);
    if (!project) throw problem('not_found');
    actor.authorize('project.delete', { workspaceSlug: project.workspaceSlug, projectSlug: project.slug }, project);
    await this.#db.transaction().execute(async (transaction) => {
      await new TrashRepo(transaction).restoreProject(project.id);
      const entry = { projectId: project.id, userId: actor.user.userId, kind: 'project_restored' } as const;
      await new ActivitiesRepo(transaction).note(entry);
      await new NotificationsRepo(transaction).noteProject(project.id);
    });
  }
}
