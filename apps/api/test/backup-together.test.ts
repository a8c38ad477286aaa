import { mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BackupError } from '../src/platform/backup/backup-error.ts';
import { Progress } from '../src/platform/backup/progress.ts';
import { verifyBackup } from '../src/platform/backup/verify-backup.ts';
import { writeBackup } from '../src/platform/backup/write-backup.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { backUp, type Installation, openInstallation } from './support/installation.ts';

const silent = new Progress(() => undefined);
const databases: TestDatabase[] = [];
const installations: Installation[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-backups-'));
});
afterEach(async () => {
  for (const { database } of installations.splice(0)) await database.close();
  for (const database of databases.splice(0)) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function newInstallation(): Promise<Installation> {
  const database = await createTestDatabase();
  databases.push(database);
  const installation = await openInstallation(database);
  installations.push(installation);
  return installation;
}

/** Backs an installation up, and does some work after the file was created and before it is complete. */
const backUpWith = ({ database: { db }, files }: Installation, path: string, work: () => Promise<void>) => {
  const keysOf = async () => {
    await work();
    return [];
  };
  return writeBackup({ db, files, keysOf, version: '0.0.0-test', now: new Date() }, path, silent);
};

async function tablesIn(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    return Object.keys((await verifyBackup(file, silent)).tables).length;
  } finally {
    await file.close();
  }
}

it('is complete when a second one under the same name begins before it ends, and the second one fails', async () => {
  const path = join(folder, 'backup.tar');
  const [first, second] = [await newInstallation(), await newInstallation()];
  const [hasBegun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let other: Promise<unknown> = Promise.resolve();
  await backUpWith(first, path, async () => {
    other = backUpWith(second, path, () => {
      hasBegun.resolve();
      return mayEnd.promise;
    }).catch((error: unknown) => error);
    await hasBegun.promise;
  });
  expect(await tablesIn(path)).toBeGreaterThan(30);
  mayEnd.resolve();
  expect(await other).toBeInstanceOf(BackupError);
  expect(await tablesIn(path)).toBeGreaterThan(30);
  expect(await readdir(folder)).toEqual(['backup.tar']);
});

it('removes what a killed one has left under the same name a day ago, and nothing else', async () => {
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const name of ['backup.tar.partial', 'other.tar.partial', 'backup.tar.fresh.partial', 'backup.tar.notes']) {
    await writeFile(join(folder, name), '');
    if (!name.includes('fresh')) await utimes(join(folder, name), twoDaysAgo, twoDaysAgo);
  }
  await backUp(await newInstallation(), join(folder, 'backup.tar'));
  expect(await readdir(folder)).toEqual([
    'backup.tar',
    'backup.tar.fresh.partial',
    'backup.tar.notes',
    'other.tar.partial',
  ]);
});
