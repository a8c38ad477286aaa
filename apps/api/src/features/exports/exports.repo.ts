import { type ExportFailure, type ExportState, serverLimits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import { newSlug } from '#platform/text/slugs.ts';
import type { Export } from './export.ts';

export interface NewExport
  extends Pick<Export, 'projectId' | 'userId' | 'format' | 'content' | 'request' | 'hasDrafts' | 'total' | 'fileName'> {
  readonly title: string;
}

/** The file made by an export. */
export interface MadeFile {
  readonly key: string;
  readonly bytes: number;
}

const unfinished: readonly ExportState[] = ['waiting', 'running'];

/** Writes exports. */
export class ExportsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async create(made: NewExport): Promise<string> {
    const slug = newSlug(made.title);
    await this.#db
      .insertInto('exports')
      .values({
        slug,
        project_id: made.projectId,
        user_id: made.userId,
        format: made.format,
        content: made.content,
        request: JSON.stringify(made.request),
        has_drafts: made.hasDrafts,
        total: made.total,
        file_name: made.fileName,
        expires_at: new Date(Date.now() + serverLimits.exportDays * 86_400_000),
      })
      .execute();
    return slug;
  }

  /** Marks an export as running. Returns false if it has ended or was cancelled. */
  async start(id: number): Promise<boolean> {
    return this.#change(id, { state: 'running', done: 0 });
  }

  /** Records what was read for the export. */
  async noteContents(
    id: number,
    contents: { readonly total: number; readonly leftOut: number; readonly version: number; readonly takenAt: Date },
  ): Promise<boolean> {
    const { total, leftOut, version, takenAt } = contents;
    return this.#change(id, { total, left_out: leftOut, version, taken_at: takenAt });
  }

  /** Records the progress. Returns false if the export was cancelled. */
  async noteProgress(id: number, done: number): Promise<boolean> {
    return this.#change(id, { done });
  }

  /**
   * Records the file. Returns false if the export has been cancelled in the meantime: the file then belongs to nothing.
   */
  async finish(id: number, { key, bytes }: MadeFile): Promise<boolean> {
    return this.#change(id, { state: 'ready', file_key: key, bytes, done: sql`total`, request: '{}' });
  }

  async fail(id: number, failure: ExportFailure): Promise<boolean> {
    return this.#change(id, { state: 'failed', failure, request: '{}' });
  }

  /** Marks exports as failed that were begun before a time and have not ended. */
  async failAbandoned(startedBefore: Date): Promise<void> {
    await this.#db
      .updateTable('exports')
      .set({ state: 'failed', failure: 'internal', request: '{}' })
      .where('created_at', '<', startedBefore)
      .where('state', 'in', unfinished)
      .execute();
  }

  /** Removes an export. If it is still being made, it stops when it next reports its progress. */
  async remove(id: number): Promise<void> {
    await this.#db.deleteFrom('exports').where('id', '=', id).execute();
  }

  /** Removes expired exports. Returns the keys of their files. */
  async removeExpired(): Promise<string[]> {
    const rows = await this.#db
      .deleteFrom('exports')
      .where('expires_at', '<', new Date())
      .returning('file_key')
      .execute();
    return rows.flatMap((row) => row.file_key ?? []);
  }

  async #change(id: number, values: object): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('exports')
      .set(values)
      .where('id', '=', id)
      .where('state', 'in', unfinished)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
}
