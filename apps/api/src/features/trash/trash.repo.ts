import { commentSubjects, kindsWith, limits } from '@foreglow/contract';
import { sql } from 'kysely';
import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import { allowLongStatements, type Db } from '../../platform/db/database.ts';

/** Cards removed with one statement. */
const batchSize = 1000;

/** Brings things back from the trash, and removes for good what has been there long enough. */
export class TrashRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A workspace in the trash, while it can be brought back. */
  async findWorkspace(slug: string): Promise<{ id: number; slug: string } | undefined> {
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from workspaces where slug = ${slug} and ${recent}`.execute(this.#db);
    return rows[0];
  }

  /** A project in the trash, while it can be brought back, whose workspace is not. */
  async findProject(slug: string): Promise<{ id: number; slug: string; workspaceSlug: string } | undefined> {
    const { rows } = await sql<{ id: number; slug: string; workspaceSlug: string }>`
      select p.id, p.slug, w.slug as "workspaceSlug" from projects p join workspaces w on w.id = p.workspace_id
      where p.slug = ${slug} and p.${recent} and w.deleted_at is null`.execute(this.#db);
    return rows[0];
  }

  async restoreWorkspace(id: number): Promise<void> {
    await this.#db.updateTable('workspaces').set({ deleted_at: null }).where('id', '=', id).execute();
    await new ChangesRepo(this.#db).ofWorkspace(id);
  }

  async restoreProject(id: number): Promise<void> {
    await this.#db.updateTable('projects').set({ deleted_at: null }).where('id', '=', id).execute();
    await new ChangesRepo(this.#db).ofProject(id, 'project');
  }

  /** Removes what has been in the trash for too long. Cards go in batches, so that nobody has to wait for long. */
  async empty(): Promise<void> {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`delete from cards where id in (
        select id from cards where ${old} limit ${batchSize})`.execute(this.#db);
      if (numAffectedRows < batchSize) break;
    }
    // What is drawn from others goes before them.
    for (const kind of kindsWith('trashable')
      .filter((kind) => kind !== 'cards')
      .toReversed()) {
      await sql`delete from ${sql.table(kind)} where ${old}`.execute(this.#db);
    }
    // Comments on what is removed for good are removed with it.
    for (const subject of commentSubjects) {
      await sql`delete from comments c where subject_type = ${subject}
        and not exists (select 1 from ${sql.table(subject)} s where s.slug = c.subject_slug)`.execute(this.#db);
    }
    await this.#db.transaction().execute(async (transaction) => {
      // All that is in a project goes with it.
      await allowLongStatements(transaction);
      await sql`delete from projects where ${old}`.execute(transaction);
      await sql`delete from workspaces where ${old}`.execute(transaction);
    });
  }
}

const days = sql.lit(`${limits.trashDays} days`);
const recent = sql`deleted_at > now() - ${days}::interval`;
const old = sql`deleted_at <= now() - ${days}::interval`;
