import type { Database } from '#platform/db/database.ts';
import { readConfig } from './config.ts';
import { openConfigured, prepareDataFolder } from './program.ts';

/** Runs a command and prints the sentence that it returns; a failure is printed and ends with exit code 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs one piece of work on the configured database and prints the result; a failure ends with exit code 1. */
export const runDatabaseCommand = (work: (database: Database) => Promise<string>): Promise<void> =>
  runCommand(async () => {
    const config = readConfig();
    if (!config.databaseUrl) prepareDataFolder(config.dataDir);
    const database = await openConfigured(config);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
