import { tmpdir } from 'node:os';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseAddress } from './database.ts';
import { migrate } from './database-server.ts';
import { startPostgres } from './postgres-server.ts';

const template = 'foreglow_template';

/** Starts a PostgreSQL and prepares a migrated database once; each test database is a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await migrate({ DATA_DIR: tmpdir(), DATABASE_URL: databaseAddress(server.url, template) });
  project.provide('databaseServer', { kind: 'postgres', url: server.url, template });
  return () => server.stop();
}
