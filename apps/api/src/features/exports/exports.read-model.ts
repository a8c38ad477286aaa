import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Export, ExportRequest } from './export.ts';

/** Reads exports that have not expired. */
export class ExportsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(slug: string): Promise<Export | undefined> {
    const row = await this.#select().where('slug', '=', slug).executeTakeFirst();
    return row && toExport(row);
  }

  /** The exports that a person made of a project, newest first. */
  async ofUser(userId: number, projectId: number): Promise<Export[]> {
    const rows = await this.#select()
      .where('user_id', '=', userId)
      .where('project_id', '=', projectId)
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    return rows.map(toExport);
  }

  /** The number of unfinished exports of a person. */
  async unfinished(userId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from exports
      where user_id = ${userId} and state in ('waiting', 'running') and expires_at > now()`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  /** The keys that belong to an export. */
  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ file_key: string }>`
      select file_key from exports where file_key = any(${[...keys]}::text[])`.execute(this.#db);
    return new Set(rows.map((row) => row.file_key));
  }

  #select() {
    return this.#db.selectFrom('exports').selectAll().where('expires_at', '>', new Date());
  }
}

type Row = Selectable<Tables['exports']>;

const toExport = (row: Row): Export => ({
  id: row.id,
  slug: row.slug,
  projectId: row.project_id,
  userId: row.user_id,
  format: row.format,
  content: row.content,
  request: row.request as ExportRequest,
  hasDrafts: row.has_drafts,
  state: row.state,
  done: row.done,
  total: row.total,
  leftOut: row.left_out,
  failure: row.failure,
  fileName: row.file_name,
  fileKey: row.file_key,
  bytes: row.bytes,
  version: row.version,
  takenAt: row.taken_at,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});
