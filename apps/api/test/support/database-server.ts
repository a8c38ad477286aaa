import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The values that the set-up of a test run provides to the tests: where databases come from. */
export type DatabaseServer =
  | { readonly kind: 'pglite' /** A data folder with a migrated database. */; readonly template: string }
  | { readonly kind: 'postgres'; readonly url: string /** Name of a migrated database. */; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/** Migrates a database by the product's own command. */
export async function migrate(target: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const { DATABASE_URL: _inherited, ...environment } = process.env;
  const command = fileURLToPath(new URL('../../src/programs/db-migrate.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [command], { env: { ...environment, ...target } });
}
