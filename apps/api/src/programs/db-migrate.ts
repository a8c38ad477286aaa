import { migrate } from '#platform/db/migrate.ts';
import { installJobs } from '#platform/jobs/install.ts';
import { runDatabaseCommand } from './shared/database-command.ts';

await runDatabaseCommand(async (database) => {
  const applied = await migrate(database.db);
  await installJobs(database, []);
  return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database has every migration.';
});
