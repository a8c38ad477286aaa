import { readConfig } from './config.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { prepareDataFolder } from './program.ts';

/** Runs one piece of work on the configured database and says how it went; a failure ends with exit code 1. */
export async function runDatabaseCommand(work: (database: Database) => Promise<string>): Promise<void> {
  try {
    const config = readConfig();
    if (!config.databaseUrl) prepareDataFolder(config.dataDir);
    const database = await openDatabase({ ...config, poolSize: config.databasePool });
    try {
      process.stdout.write(`${await work(database)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
