import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readPictureKeys } from '#features/attachments/picture-keys.read-model.ts';
import { Progress } from '#platform/backup/progress.ts';
import { readForRestore, restoreBackup } from '#platform/backup/restore-backup.ts';
import { readSequenceNames, readTables } from '#platform/backup/schema.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { type Database, type Db, openDatabase } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type FilesConfig, openFiles } from '#platform/files/open-files.ts';

const silent = new Progress(() => undefined);

/** A database with a store of files, without a server. */
export interface Installation {
  readonly database: Database;
  readonly files: FileStore;
}

/** Opens an installation. Files are in the data folder unless another place is given. */
export async function openInstallation(
  place: { readonly dataDir: string; readonly databaseUrl?: string | undefined },
  files: FilesConfig = { kind: 'disk', folder: join(place.dataDir, 'files') },
): Promise<Installation> {
  const { dataDir, databaseUrl } = place;
  const database = await openDatabase({ dataDir, databaseUrl, poolSize: 1, isPatient: true });
  return { database, files: await openFiles(files, database) };
}

/** Backs an installation up as `npm run backup` does. */
export const backUp = ({ database: { db }, files }: Installation, path: string) =>
  writeBackup({ db, files, keysOf: readPictureKeys, version: '0.0.0-test', now: new Date() }, path, silent);

/** Restores a backup as `npm run restore` does. */
export async function restore(into: Installation, path: string, { replace = false } = {}): Promise<void> {
  const file = await open(path, 'r');
  try {
    const manifest = await readForRestore(file, silent);
    const target = { db: into.database.db, files: into.files, replace, now: new Date() };
    await restoreBackup(target, file, manifest, silent);
  } finally {
    await file.close();
  }
}

type Content = Record<string, string[]>;

/** The rows of every table as text written by PostgreSQL, sorted, without the given columns. */
export function readContent(db: Db, without: Readonly<Record<string, readonly string[]>> = {}): Promise<Content> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local timezone = 'UTC'; set local bytea_output = 'hex'`.execute(transaction);
    const content: Content = {};
    for (const [table, columns] of await readTables(transaction)) {
      const named = columns.filter(({ name }) => !without[table]?.includes(name)).map(({ name }) => name);
      named.sort();
      const { rows } = await sql<{ line: string }>`select row(${sql.join(named.map((name) => sql.ref(name)))})::text
        as line from ${sql.table(table)}`.execute(transaction);
      content[table] = rows.map(({ line }) => line).sort();
    }
    return content;
  });
}

/** The sequences with their last values. */
export async function readSequences(db: Db): Promise<Record<string, string>> {
  const states: Record<string, string> = {};
  for (const name of await readSequenceNames(db)) {
    const { rows } = await sql<{ state: string }>`select last_value || ' ' || is_called as state
      from ${sql.table(name)}`.execute(db);
    states[name] = rows[0]?.state ?? '';
  }
  return states;
}

/** Every index, constraint and trigger of the schema. */
export async function readStructure(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname = current_schema()
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = current_schema()::regnamespace
    union all
    select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.map(({ line }) => line).sort();
}

/** The bytes of all stored pictures, by their keys. */
export async function readPictures({ files }: Installation): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for await (const { key } of files.list('images/')) {
    pictures[key] = (await files.read(key))?.toString('base64') ?? '';
  }
  return pictures;
}
