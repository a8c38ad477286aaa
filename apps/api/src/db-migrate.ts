import { runDatabaseCommand } from './database-command.ts';
import { migrate } from './platform/db/migrate.ts';
import { installJobs } from './platform/jobs/install.ts';

await runDatabaseCommand(async (database) => {
  const applied = await migrate(database.db);
  await installJobs(database, []);
  return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database has every migration.';
});
