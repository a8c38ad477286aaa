import { commentSubjects, conclusionKinds, limits } from '@foreglow/contract';
import { sql } from 'kysely';
import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import { allowLongStatements, type DbTransaction } from '../../platform/db/database.ts';

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

const old = sql`deleted_at <= now() - ${sql.lit(`${limits.trashDays} days`)}::interval`;
