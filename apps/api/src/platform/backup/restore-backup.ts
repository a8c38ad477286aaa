import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../db/database.ts';
import { applyMigrations, knownMigrations, waitForMigrations } from '../db/migrate.ts';
import { fileOwnerSecret, keepSecret, storedSecret } from '../db/secrets.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { dropInstallation } from './drop-installation.ts';
import { inTurn } from './in-turn.ts';
import { loadTables } from './load-tables.ts';
import { type Manifest, partNames, tooNew } from './manifest.ts';
import type { Progress } from './progress.ts';
import { allowLongTransaction, isMigrated, readTables, useOneForm } from './schema.ts';
import { settle } from './settle.ts';
import { ruleOf } from './table-rules.ts';
import { readTar, type TarEntry } from './tar-reader.ts';
import { verifyBackup } from './verify-backup.ts';

/** The target of a restore. */
export interface RestoreTarget {
  readonly db: Db;
  readonly files: FileStore;
  /** Whether to replace an installation that is in use. */
  readonly replace: boolean;
  readonly now: Date;
}

/** The number of files written at the same time. */
const filesAtOnce = 8;

/** Verifies a backup, and checks that this version of the program can restore it. Throws `BackupError`. */
export async function readForRestore(file: FileHandle, progress: Progress): Promise<Manifest> {
  const manifest = await verifyBackup(file, progress);
  const known = new Map((await knownMigrations()).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of manifest.migrations) {
    if (!known.has(name)) throw new BackupError(`${tooNew(manifest.app_version)} It has the migration ${name}.`);
    if (known.get(name) !== checksum) {
      throw new BackupError(`The migration ${name} of the backup is not the one of this version of Foreglow.`);
    }
  }
  return manifest;
}

/**
 * Restores a verified backup. The files are stored first: until the database refers to them they belong to nothing. All
 * changes of the database happen in one transaction, which commits last. If the process is killed at any moment, the
 * result is either the previous database, or the restored one with all its files. Throws `BackupError` for an
 * installation that is in use, unless it may be replaced.
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: FileHandle,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  await assertMayRestore(target.db, target.replace);
  await restoreFiles(target.files, file, manifest, progress);
  await target.db.transaction().execute(async (transaction) => {
    await allowLongTransaction(transaction);
    // A server that starts now waits, and then reads the restored database.
    await waitForMigrations(transaction);
    await assertMayRestore(transaction, target.replace);
    await useOneForm(transaction);
    const owner = await fileOwnerOf(transaction);
    await dropInstallation(transaction);
    await applyMigrations(transaction, new Set(manifest.migrations.map(({ name }) => name)));
    await loadTables(transaction, file, manifest, progress);
    const later = await applyMigrations(transaction);
    if (later.length > 0) progress.print(`Applied ${later.join(', ')}`);
    await settle(transaction, target.now);
    if (owner) await keepSecret(transaction, fileOwnerSecret, owner);
    await sql`analyze`.execute(transaction);
  });
}

/** An installation that has never been used has no users, and nothing can exist without one. */
async function assertMayRestore(db: Db, replace: boolean): Promise<void> {
  const tables = await readTables(db);
  const unknown = [...tables.keys()].filter((name) => !ruleOf(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The database has tables that this version of Foreglow does not know: ${unknown.join(', ')}. Restore into a database that has none.`,
    );
  }
  if (replace || !(await isMigrated(db)) || !tables.has('users')) return;
  const { rows } = await sql`select 1 from users limit 1`.execute(db);
  if (rows.length > 0) {
    throw new BackupError('This installation is in use. To replace everything in it, add --replace.');
  }
}

/** The value by which the store of files knows this database: it stays the same when its content is replaced. */
const fileOwnerOf = async (transaction: DbTransaction): Promise<Buffer | undefined> =>
  (await readTables(transaction)).has('installation_secrets') ? storedSecret(transaction, fileOwnerSecret) : undefined;

async function restoreFiles(
  store: FileStore,
  file: FileHandle,
  { files }: Manifest,
  progress: Progress,
): Promise<void> {
  const hashes = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  let stored = 0;
  const restore = async (entry: TarEntry) => {
    const sha256 = hashes.get(entry.name);
    if (sha256 === undefined) return;
    await restoreFile(store, entry.name.slice(partNames.files.length), await entry.bytes(), sha256);
    stored += 1;
    progress.report(() => `Restored ${stored} of ${files.length} files`);
  };
  for await (const _ of inTurn(readTar(file), filesAtOnce, restore));
}

/** An existing file stays. If its content differs, it is damaged, since keys are never reused. */
async function restoreFile(store: FileStore, key: string, bytes: Buffer, sha256: string): Promise<void> {
  const size = await store.size(key);
  if (size !== undefined) {
    const present = size === bytes.length ? await store.read(key) : undefined;
    if (present && createHash('sha256').update(present).digest('hex') === sha256) return;
    await store.remove([key]);
  }
  await store.write(key, bytes, typeOf(key));
}

const types: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' };
const typeOf = (key: string): string => types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
