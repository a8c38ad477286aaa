import { sql } from 'kysely';
import { applicationName } from '../db/application-name.ts';
import type { Db } from '../db/database.ts';
import { BackupError } from './backup-error.ts';

/**
 * Throws `BackupError` if another process of Foreglow is connected to the PostgreSQL database, since it would continue
 * with data it has read before. Connections of other users are recognised only by users who may see their names.
 */
export async function assertNobodyElse(db: Db): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) {
    throw new BackupError(
      `Foreglow is running on this database (${count} connections). Stop every server and worker before you restore.`,
    );
  }
}
