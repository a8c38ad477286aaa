import { constants } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { dumpTables, readSequences } from './dump-tables.ts';
import { inTurn } from './in-turn.ts';
import { formatVersion, type Head, type Manifest, type Part, partNames } from './manifest.ts';
import { createPartialFile } from './partial-file.ts';
import type { Progress } from './progress.ts';
import { allowLongTransaction, isMigrated, useOneForm } from './schema.ts';
import { TarWriter } from './tar-writer.ts';
import { verifyBackup } from './verify-backup.ts';

/** The sources of a backup. */
export interface BackupSource {
  readonly db: Db;
  readonly files: FileStore;
  /** The keys of the files that belong to the data seen by the transaction. */
  readonly keysOf: (transaction: DbTransaction) => Promise<string[]>;
  /** The version of the program. */
  readonly version: string;
  readonly now: Date;
}

/** The number of files read at the same time. */
const filesAtOnce = 8;

/**
 * Writes a backup and reads it again to verify it. The file gets its name only when it has been completely written to
 * the disk and verified; until then its name ends in `.partial`. Only its owner can read it. Throws `BackupError` if a
 * file of that name exists, and leaves nothing behind after a failure.
 */
export async function writeBackup(source: BackupSource, path: string, progress: Progress): Promise<Manifest> {
  await assertFree(path);
  const { file, partial } = await createPartialFile(path).catch((error: unknown) => {
    throw explained(error, path);
  });
  try {
    await write(source, new TarWriter(file, source.now), progress);
    progress.print('Verifying the backup');
    const manifest = await verifyBackup(file, progress);
    await assertFree(path);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw explained(error, path);
  } finally {
    await file.close();
  }
}

async function write(source: BackupSource, archive: TarWriter, progress: Progress): Promise<void> {
  const state = await source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await allowLongTransaction(transaction);
      await useOneForm(transaction);
      const head = await headOf(transaction, source);
      const headPart = await archive.add(partNames.head, json(head));
      const tables = await dumpTables(transaction, archive, progress);
      const sequences = await readSequences(transaction);
      return { head, headPart, tables, sequences, keys: await source.keysOf(transaction) };
    });
  progress.print(`Read the database; ${state.keys.length} files follow`);
  const { files, missing } = await addFiles(source.files, state.keys, archive, progress);
  const { head, headPart, tables, sequences } = state;
  const manifest = json({ ...head, head: headPart, tables, sequences, files, missing } satisfies Manifest);
  const { sha256 } = await archive.add(partNames.manifest, manifest);
  await archive.add(partNames.manifestHash, Buffer.from(sha256));
  await archive.finish();
}

async function headOf(transaction: DbTransaction, { version, now }: BackupSource): Promise<Head> {
  if (!(await isMigrated(transaction))) throw new BackupError('There is nothing to back up: the database is empty.');
  const { rows: migrations } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations order by name`.execute(transaction);
  return {
    format: 'foreglow-backup',
    format_version: formatVersion,
    app_version: version,
    created_at: now.toISOString(),
    migrations,
  };
}

/** A missing file does not make the backup fail: it may have been removed since, together with its row. */
async function addFiles(
  store: FileStore,
  keys: readonly string[],
  archive: TarWriter,
  progress: Progress,
): Promise<{ files: Part[]; missing: string[] }> {
  const files: Part[] = [];
  const missing: string[] = [];
  const read = async (key: string) => ({ key, bytes: await store.read(key) });
  for await (const { key, bytes } of inTurn(keys, filesAtOnce, read)) {
    if (bytes) files.push(await archive.add(partNames.files + key, bytes));
    else missing.push(key);
    progress.report(() => `Read ${files.length} of ${keys.length} files`);
  }
  if (keys.length > 0 && files.length === 0) {
    throw new BackupError(
      `None of the ${keys.length} files of the pictures can be found. Use the settings of the running installation: DATA_DIR, or S3_*.`,
    );
  }
  return { files, missing };
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left',
  EDQUOT: 'there is no space left for this user',
  EACCES: 'this user has no right to',
  EROFS: 'the disk can only be read',
};

/** An error in writing the file as a sentence; any other error unchanged. */
function explained(error: unknown, path: string): unknown {
  const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
  return reason ? new BackupError(`${path} cannot be written: ${reason}.`) : error;
}

const json = (value: object): Buffer => Buffer.from(JSON.stringify(value, undefined, 1));

async function assertFree(path: string): Promise<void> {
  const existing = await open(path, 'r').catch(() => undefined);
  await existing?.close();
  if (existing) throw new BackupError(`${path} exists already. Give another name.`);
}

/** Makes the new name of a file durable, if the system can open folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
