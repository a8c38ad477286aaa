import { existsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPictureKeys } from '#features/attachments/picture-keys.read-model.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import type { Manifest } from '#platform/backup/manifest.ts';
import { Progress } from '#platform/backup/progress.ts';
import { requestCopy } from '#platform/backup/request-copy.ts';
import { readForRestore } from '#platform/backup/restore-backup.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { FolderInUseError } from '#platform/db/embedded/folder-lock.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { createFilesForOwnerOnly, createFolders } from '#platform/files/private-folder.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { type Config, readConfig } from './shared/config.ts';
import { runCommand } from './shared/database-command.ts';

const usage = 'Use: npm run backup, npm run backup -- FILE (or FOLDER/), or npm run backup -- --verify FILE.';
const progress = new Progress((line) => process.stderr.write(`${line} …\n`));

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: true,
    options: { verify: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (more.length > 0 || (values.verify && !file)) throw new BackupError(usage);
  return values.verify && file ? verify(resolve(file)) : backUp(file);
});

async function verify(path: string): Promise<string> {
  const file = await open(path, 'r').catch(() => {
    throw new BackupError(`${path} cannot be read.`);
  });
  try {
    const read = await readForRestore(file, progress);
    return `${path} is complete: ${summary(read)}, made ${read.created_at} by Foreglow ${read.app_version}.`;
  } finally {
    await file.close();
  }
}

async function backUp(target: string | undefined): Promise<string> {
  createFilesForOwnerOnly();
  const config = readConfig();
  const now = new Date();
  const path = pathOf(target, now);
  const { database, close } = await openSource(config);
  try {
    // Folders are created only now, so that a wrong setting leaves nothing behind.
    createFolders(dirname(path));
    const files = await openFiles(config.files, database);
    const source = { db: database.db, files, keysOf: readPictureKeys, version: manifest.version, now };
    const written = await writeBackup(source, path, progress);
    const lost = written.missing.length;
    if (lost > 0) {
      process.stderr.write(
        `${lost} files of pictures were not there, such as ${written.missing[0]}: removed meanwhile, or lost before.\n`,
      );
    }
    return `${path}: ${summary(written)}, ${megabytes(statSync(path).size)}, verified.`;
  } finally {
    await close();
  }
}

/** The database itself or, if a running server has the embedded one open, a copy made by that server. */
async function openSource(config: Config): Promise<{ database: Database; close: () => Promise<void> }> {
  const { databaseUrl, dataDir } = config;
  const options = { databaseUrl, poolSize: 1, isPatient: true };
  if (!databaseUrl && !existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new BackupError(`There is nothing to back up: ${dataDir} has no database. DATA_DIR names another folder.`);
  }
  try {
    const database = await openDatabase({ ...options, dataDir });
    return { database, close: () => database.close() };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
  }
  const copy = await requestCopy(dataDir);
  try {
    const database = await openDatabase({ ...options, dataDir: copy.folder });
    return {
      database,
      close: async () => {
        await database.close();
        await copy.release();
      },
    };
  } catch (error) {
    await copy.release();
    throw error;
  }
}

/** Without a name, or with the name of a folder, the file is named after the current time. */
function pathOf(target: string | undefined, now: Date): string {
  const name = `foreglow-${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z.tar`;
  if (target === undefined) return resolve('backups', name);
  const isFolder = target.endsWith('/') || (existsSync(target) && statSync(target).isDirectory());
  return isFolder ? resolve(target, name) : resolve(target);
}

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
