import { commentSubjects, conclusionKinds } from '@foreglow/contract';
import { sql } from 'kysely';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import { allowLongStatements, type DbTransaction } from '#platform/db/database.ts';
import { isExpiredTrash } from '#platform/db/trash-time.ts';

/** The number of cards removed with one statement. */
const batchSize = 1000;

/** Restores workspaces, and permanently removes things that have been in the trash for too long. */
export class TrashRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async restoreWorkspace(id: number): Promise<void> {
    await this.#db.updateTable('workspaces').set({ deleted_at: null }).where('id', '=', id).execute();
    await new ChangesRepo(this.#db).ofWorkspace(id);
  }

  /** Removes a batch of old cards. Returns true when there may be more. */
  async removeCards(): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`delete from cards where id in (
      select id from cards where ${old} limit ${batchSize})`.execute(this.#db);
    return numAffectedRows >= batchSize;
  }

  /** The old projects, and those of old workspaces. */
  async oldProjects(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select p.id from ${oldProjects}`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /**
   * Removes a batch of the cards of an old project, since one statement for a large project would block the embedded
   * database for as long as it takes. Returns true when there may be more.
   */
  async removeCardsOf(projectId: number): Promise<boolean> {
    const some = (condition: string) => sql`(select id from cards
      where project_id = ${projectId} and ${sql.raw(condition)} limit ${batchSize})`;
    // Cards in the trash have an index of their own.
    const batch = sql`${some('deleted_at is null')} union all ${some('deleted_at is not null')}`;
    const { numAffectedRows = 0n } =
      await sql`delete from cards where id in (select id from (${batch}) c limit ${batchSize})
      and project_id in (select p.id from ${oldProjects})`.execute(this.#db);
    return numAffectedRows > 0n;
  }

  /** Removes old conclusions, those based on others first, and the comments on removed things. */
  async removeConclusions(): Promise<void> {
    for (const kind of conclusionKinds.toReversed()) {
      await sql`delete from ${sql.table(kind)} where ${old}`.execute(this.#db);
    }
    for (const subject of commentSubjects) {
      await sql`delete from comments c where subject_type = ${subject}
        and not exists (select 1 from ${sql.table(subject)} s where s.slug = c.subject_slug)`.execute(this.#db);
    }
  }

  /** Removes old projects and workspaces with everything in them. */
  async removeProjects(): Promise<void> {
    await allowLongStatements(this.#db);
    await sql`delete from projects where ${old}`.execute(this.#db);
    await sql`delete from workspaces where ${old}`.execute(this.#db);
  }
}

const old = isExpiredTrash('deleted_at');
const oldProjects = sql`projects p join workspaces w on w.id = p.workspace_id
  where ${isExpiredTrash('p.deleted_at')} or ${isExpiredTrash('w.deleted_at')}`;
