import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export interface StorageUse {
  readonly database_bytes: number;
  readonly file_bytes: number;
  readonly user_count: number;
  readonly workspace_count: number;
  readonly card_count: number;
}

/** The counts of an installation, without the trash; the size includes everything. */
export async function storageUse(db: Db): Promise<StorageUse> {
  const { rows } = await sql<StorageUse>`select pg_database_size(current_database()) as database_bytes,
    -- a copy of a picture has the same files
    (select coalesce(sum(bytes), 0)::bigint from (select distinct path, bytes from attachments) f) as file_bytes,
    (select count(*) from users where deleted_at is null) as user_count,
    (select count(*) from workspaces where deleted_at is null) as workspace_count,
    (select count(*) from cards where deleted_at is null) as card_count`.execute(db);
  return rows[0] ?? { database_bytes: 0, file_bytes: 0, user_count: 0, workspace_count: 0, card_count: 0 };
}
