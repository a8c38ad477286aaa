import { runDatabaseCommand } from './database-command.ts';
import { migrate } from './platform/db/migrate.ts';

await runDatabaseCommand(async (db) => {
  const applied = await migrate(db);
  return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database has every migration.';
});
