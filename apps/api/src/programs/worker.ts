import { compose } from '#composition/compose.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createServer } from '#platform/http/server.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { type Config, readConfig } from './shared/config.ts';
import {
  checkNamedFolders,
  openConfigured,
  prepareDataFolder,
  print,
  reportFailures,
  runProgram,
  StartError,
  stopOnce,
} from './shared/program.ts';

await runProgram(() => start(readConfig()));

/** Runs jobs and answers no calls. */
async function start(config: Config): Promise<void> {
  if (!config.databaseUrl) {
    throw new StartError(
      'A worker needs a PostgreSQL in DATABASE_URL: the embedded database serves one process, which does its jobs itself.',
    );
  }
  checkNamedFolders(config.namedFolders);
  prepareDataFolder(config.dataDir);
  const database = await openConfigured(config);
  try {
    await migrate(database.db);
    const { jobs, address } = await compose(database, config, manifest.version);
    address.learn(`http://localhost:${config.port}`);
    await jobs.open();
    stopOnce(async () => {
      await jobs.stop();
      await database.close();
    });
    // The server never listens: it only provides the logger that all our programs use.
    const { log } = createServer({
      ...config,
      filesOrigin: undefined,
      alwaysTls: false,
      pictureOrigins: [],
      callOrigins: [],
      reportOrigins: [],
      reports: await reportFailures(config, manifest.version),
    });
    jobs.start(log);
    print('Foreglow does its jobs here.');
  } catch (error) {
    await database.close();
    throw error;
  }
}
