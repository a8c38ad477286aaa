import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The variable with the folder that products of this run start from: a database with all migrations and no content. */
export const templateVariable = 'FOREGLOW_E2E_TEMPLATE';

/** Prepares the folder once for all workers, since creating the database takes most of a first start. */
export default async function prepare(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'foreglow-template-'));
  const { DATABASE_URL: _inherited, ...environment } = process.env;
  const command = fileURLToPath(new URL('../../apps/api/src/programs/db-migrate.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [command], { env: { ...environment, DATA_DIR: template } });
  process.env[templateVariable] = template;
  return () => rm(template, { recursive: true, force: true });
}
