import { sql } from 'kysely';
import type { DbTransaction } from '../db/database.ts';

/** The columns changed by `settle`, by table. They differ from those of the backup. */
export const settledColumns: Readonly<Record<string, readonly string[]>> = {
  notifications: ['mailed_at'],
  similarity_models: ['requested_at', 'step', 'progress'],
  projects: ['cards_version', 'conclusions_version', 'version', 'restored_versions'],
  workspaces: ['version'],
  users: ['notifications_version'],
  maps: ['version'],
};

/**
 * Changes restored data that applied to the original installation but does not apply here.
 *
 * - No notification is mailed: it may have been mailed since the backup was made.
 * - No job for the comparison of cards is waiting, since jobs are not restored.
 * - Versions become higher than the seconds since 1970, and thus than all that browsers have seen. With a version that
 *   existed before, a browser would be told that its cached data is still current. What is added to the versions of a
 *   project is recorded, so that the version that people see stays the number of its changes.
 */
export async function settle(transaction: DbTransaction, now: Date): Promise<void> {
  const earliest = Math.floor(now.getTime() / 1000);
  const raised = (column: string) => sql`greatest(${sql.ref(column)}, ${earliest}::bigint) + 1`;
  await sql`update notifications set mailed_at = ${now} where mailed_at is null`.execute(transaction);
  await sql`update similarity_models set requested_at = null, step = null, progress = 0`.execute(transaction);
  for (const [table, columns] of Object.entries(settledColumns)) {
    const versions = columns.filter((column) => column.endsWith('version'));
    if (versions.length === 0) continue;
    const changes = versions.map((column) => sql`${sql.ref(column)} = ${raised(column)}`);
    if (columns.includes('restored_versions')) {
      const added = versions.map((column) => sql`${raised(column)} - ${sql.ref(column)}`);
      changes.push(sql`restored_versions = restored_versions + ${sql.join(added, sql` + `)}`);
    }
    await sql`update ${sql.table(table)} set ${sql.join(changes)}`.execute(transaction);
  }
}
