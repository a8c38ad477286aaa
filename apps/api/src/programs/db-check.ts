import { schemaDifferences } from '#platform/db/check-schema.ts';
import { runDatabaseCommand } from './shared/database-command.ts';

await runDatabaseCommand(async ({ db }) => {
  const differences = await schemaDifferences(db);
  if (differences.length > 0) throw new Error(differences.join('\n'));
  return 'The database is as described.';
});
