import { expect } from 'vitest';
import { dropInstallation } from '#platform/backup/drop-installation.ts';
import type { DbTransaction } from '#platform/db/database.ts';
import { applyMigrations, knownMigrations } from '#platform/db/migrate.ts';
import type { Product } from './product.ts';

class RolledBack extends Error {}

/** Does something with a database of the version before a migration, in a transaction that is rolled back. */
export async function beforeMigration(
  product: Product,
  migration: string,
  work: (transaction: DbTransaction) => Promise<void>,
): Promise<void> {
  const all = await knownMigrations();
  const older = new Set(all.map(({ name }) => name).filter((name) => name < migration));
  const doing = product.database.db.transaction().execute(async (transaction) => {
    await dropInstallation(transaction);
    await applyMigrations(transaction, older);
    await work(transaction);
    throw new RolledBack();
  });
  await expect(doing).rejects.toBeInstanceOf(RolledBack);
}
