import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from './database-server.ts';

/** Prepares a migrated data folder once; each test database is a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'foreglow-template-'));
  await migrate({ DATA_DIR: template });
  project.provide('databaseServer', { kind: 'pglite', template });
  return () => rm(template, { recursive: true, force: true });
}
