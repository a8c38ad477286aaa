import type { Db } from '../../platform/db/database.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { NotificationsRepo } from '../notifications/index.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Project, ProjectsRepo } from '../projects/index.ts';
import { TagsRepo } from '../tags/index.ts';
import type { StoredConclusion } from './conclusions.read-model.ts';

const singular = { insights: 'insight', trends: 'trend' } as const;

interface Writing {
  readonly kind: keyof typeof singular;
  readonly actor: Actor;
  readonly project: Project;
}

interface Named {
  readonly slug: string;
  readonly title: string;
}

/** What writing insights and writing trends have alike, in one transaction. */
export class ConclusionWriter {
  readonly transaction: Db;
  readonly #writing: Writing;

  private constructor(transaction: Db, writing: Writing) {
    this.transaction = transaction;
    this.#writing = writing;
  }

  /** Writes in a transaction of its own, which holds other writers of the project back. */
  static hold<T>(db: Db, writing: Writing, work: (writer: ConclusionWriter) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).noteCardChange([writing.project.id], writing.kind);
      return work(new ConclusionWriter(transaction, writing));
    });
  }

  /** Ids of the tags of the names, made where the project does not have them. */
  async tagIds(names: readonly string[]): Promise<number[]> {
    const { kind, project } = this.#writing;
    return (await new TagsRepo(this.transaction).resolve(project.id, names, kind)).of(names).map((tag) => tag.id);
  }

  /** Notes what the actor does. */
  async note(deed: 'created' | 'edited' | 'deleted' | 'restored', { slug, title }: Named): Promise<void> {
    const { kind, actor, project } = this.#writing;
    await new ActivitiesRepo(this.transaction).note({
      projectId: project.id,
      userId: actor.user.userId,
      kind: `${singular[kind]}_${deed}`,
      subjects: [{ slug, title }],
    });
  }

  /** Moves one to the trash. */
  async trash(conclusion: Authorized<StoredConclusion>): Promise<void> {
    await this.#setDeleted(conclusion.id, new Date());
    await this.note('deleted', conclusion);
    await this.#noteNotifications(conclusion);
  }

  /** Takes one back out of the trash. */
  async restore(conclusion: Authorized<StoredConclusion>): Promise<void> {
    await this.#setDeleted(conclusion.id, null);
    await this.note('restored', conclusion);
    await this.#noteNotifications(conclusion);
  }

  async #setDeleted(id: number, at: Date | null): Promise<void> {
    await this.transaction.updateTable(this.#writing.kind).set({ deleted_at: at }).where('id', '=', id).execute();
  }

  /** What was said on it goes and comes with it. */
  async #noteNotifications({ slug }: Named): Promise<void> {
    const { kind, project } = this.#writing;
    await new NotificationsRepo(this.transaction).noteSubjects(kind, [{ projectId: project.id, slug }]);
  }
}
