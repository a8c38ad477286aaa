import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { allowLongStatements } from './database.ts';
import type { Tables } from './tables.ts';

const folder = join(import.meta.dirname, '../../../migrations');

/** One number for all Foreglow processes on a database: the process that holds this lock migrates. */
const lockKey = 4_703_191;

/** The database was migrated by a different version of the program. */
export class MigrationError extends Error {}

/**
 * Applies the migrations that the database does not have yet, in the order of their names, each completely or not at
 * all, under a lock for which other processes wait. Returns the names of the applied ones. Throws `MigrationError` when
 * an applied migration is unknown to this version or has a different text.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await allowLongStatements(transaction);
    await waitForMigrations(transaction);
    return applyMigrations(transaction);
  });
}

/** Waits until no other process migrates or restores the database; others then wait until the transaction ends. */
export async function waitForMigrations(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
}

/**
 * Applies missing migrations in a transaction: all of them, or those named. Call it after `waitForMigrations`;
 * otherwise like `migrate`.
 */
export async function applyMigrations(transaction: Transaction<Tables>, only?: ReadonlySet<string>): Promise<string[]> {
  const files = await knownMigrations();
  await sql`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(transaction);
  const { rows } = await sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from schema_migrations`.execute(transaction);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  assertKnown(applied, files);
  const pending = files.filter(({ name }) => !applied.has(name) && (only?.has(name) ?? true));
  for (const file of pending) await apply(transaction, file);
  return pending.map((file) => file.name);
}

interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The migrations of this version, in the order in which they are applied. */
export async function knownMigrations(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function assertKnown(applied: ReadonlyMap<string, string>, files: readonly MigrationFile[]): void {
  const byName = new Map(files.map((file) => [file.name, file.checksum]));
  for (const [name, checksum] of applied) {
    if (!byName.has(name)) {
      throw new MigrationError(`The database has the migration ${name}, which this version of Foreglow does not know.`);
    }
    if (byName.get(name) !== checksum) {
      throw new MigrationError(`The migration ${name} is not the one that was applied to the database.`);
    }
  }
}

async function apply(transaction: Transaction<Tables>, file: MigrationFile): Promise<void> {
  await sql.raw(file.text).execute(transaction);
  await sql`insert into schema_migrations (name, checksum) values (${file.name}, ${file.checksum})`.execute(
    transaction,
  );
}
