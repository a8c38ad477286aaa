import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '#platform/backup/backup-error.ts';
import { assertNobodyElse } from '#platform/backup/other-processes.ts';
import { Progress } from '#platform/backup/progress.ts';
import { readForRestore, restoreBackup } from '#platform/backup/restore-backup.ts';
import { openDatabase } from '#platform/db/database.ts';
import { FolderInUseError } from '#platform/db/embedded/folder-lock.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { readConfig } from './shared/config.ts';
import { runCommand } from './shared/database-command.ts';
import { prepareDataFolder } from './shared/program.ts';

const usage = 'Use: npm run restore -- FILE, or npm run restore -- FILE --replace.';
const progress = new Progress((line) => process.stderr.write(`${line} …\n`));

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new BackupError(usage);
  return restore(resolve(path), values.replace);
});

async function restore(path: string, replace: boolean): Promise<string> {
  const config = readConfig();
  const file = await open(path, 'r').catch(() => {
    throw new BackupError(`${path} cannot be read.`);
  });
  try {
    progress.print('Verifying the backup');
    const manifest = await readForRestore(file, progress);
    if (!config.databaseUrl) prepareDataFolder(config.dataDir);
    const database = await openDatabase({ ...config, poolSize: 1, isPatient: true }).catch((error: unknown) => {
      throw error instanceof FolderInUseError ? new BackupError(`${error.message} Stop it before you restore.`) : error;
    });
    try {
      if (database.kind === 'postgresql') await assertNobodyElse(database.db);
      const files = await openFiles(config.files, database);
      await restoreBackup({ db: database.db, files, replace, now: new Date() }, file, manifest, progress);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      return `Restored ${rows} rows and ${manifest.files.length} files of ${manifest.created_at}. Everybody signs in again.`;
    } finally {
      await database.close();
    }
  } finally {
    await file.close();
  }
}
