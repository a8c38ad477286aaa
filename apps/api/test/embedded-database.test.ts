import fs from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../src/platform/db/database.ts';
import { DurableFS, durableStartParams } from '../src/platform/db/embedded/durable-fs.ts';
import { openPglite } from '../src/platform/db/embedded/pglite.ts';
import { type EmbeddedDatabase, startEmbedded } from '../src/platform/db/embedded/start.ts';
import { createRateLimits } from '../src/platform/http/rate-limit.ts';
import { createTestDatabase } from './support/database.ts';

describe.runIf(inject('databaseServer').kind === 'pglite')('the embedded database', () => {
  let dataDir: string;
  let embedded: EmbeddedDatabase;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'foreglow-embedded-'));
    embedded = await startEmbedded(dataDir);
  });
  afterAll(async () => {
    await embedded?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const connect = async () => {
    const client = new pg.Client({ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' });
    await client.connect();
    return client;
  };

  it('writes commits through to the disk', async () => {
    const client = await connect();
    const { rows } = await client.query(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('wal_sync_method') as method`,
    );
    await client.end();
    expect(rows[0]).toEqual({ fsync: 'on', commit: 'on', method: 'fsync' });
  });

  it('refuses a second process on its folder, and names the first', async () => {
    await expect(startEmbedded(dataDir)).rejects.toThrow(`process ${process.pid}`);
  });

  it('rolls a transaction back when its connection is closed, and serves the next one', async () => {
    const first = await connect();
    await first.query('create table if not exists left_behind (a int)');
    await first.query('begin');
    await first.query('insert into left_behind values (1)');
    first.on('error', () => undefined);
    (first as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    const second = await connect();
    const { rows } = await second.query('select count(*)::int as count from left_behind');
    await second.end();
    expect(rows[0]).toEqual({ count: 0 });
  });
});

describe.runIf(inject('databaseServer').kind === 'pglite')('an embedded database that cannot go on', () => {
  /** Starts a database, does damage to its folder, and returns the reason for which it stopped. */
  async function reasonAfter(damage: (dataDir: string, client: pg.Client) => Promise<unknown>): Promise<string> {
    const { dataDir, drop } = await createTestDatabase();
    const embedded = await startEmbedded(dataDir);
    const client = new pg.Client({ host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('create table t (a int, b text)');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await damage(dataDir, client);
    const { message } = await embedded.failure;
    // Nobody waits for an answer that does not come.
    await ended;
    await embedded.stop();
    await drop();
    return message;
  }

  it('stops when its folder is removed', async () => {
    const reason = await reasonAfter((dataDir) => rm(dataDir, { recursive: true }));
    expect(reason).toMatch(/^its folder .*foreglow-test-\w+ was removed or moved/);
  });

  it('stops when its folder is moved', async () => {
    const reason = await reasonAfter(async (dataDir) => {
      await rename(dataDir, `${dataDir}.away`);
      await rm(`${dataDir}.away`, { recursive: true });
    });
    expect(reason).toMatch(/was removed or moved/);
  });

  it('stops when PostgreSQL panics, because it cannot write its log', async () => {
    const reason = await reasonAfter(async (dataDir, client) => {
      await rm(join(dataDir, 'database/pg_wal'), { recursive: true });
      const fill = "insert into t select generate_series(1, 300000), repeat('x', 100)";
      await expect(client.query(fill)).rejects.toThrow();
    });
    expect(reason).toMatch(/^PANIC: .*pg_wal/);
  });
});

describe.runIf(inject('databaseServer').kind === 'pglite')('a commit of the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foreglow-fsync-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  /** The number of fsync calls for twenty commits. */
  async function fsyncsOfTwentyCommits(database: PGlite): Promise<number> {
    await database.exec('create table if not exists t (a int)');
    const fsync = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();
    for (let n = 0; n < 20; n += 1) await database.query('insert into t values ($1)', [n]);
    const calls = fsync.mock.calls.length;
    await database.close();
    return calls;
  }

  it('is synced to the disk', async () => {
    const database = await PGlite.create({ fs: new DurableFS(join(folder, 'ours')), startParams: durableStartParams });
    expect(await fsyncsOfTwentyCommits(database)).toBeGreaterThanOrEqual(20);
  });

  it('would not be synced without our file system and parameters (control)', async () => {
    const database = await PGlite.create(join(folder, 'usual'));
    expect(await fsyncsOfTwentyCommits(database)).toBe(0);
  });
});

describe.runIf(inject('databaseServer').kind === 'pglite')('a full disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foreglow-full-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  const leaveFree = (bytes: number) => {
    vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(folder), bsize: 1, bavail: bytes });
    syncBuiltinESMExports();
  };

  it('makes statements fail before the log has no space left, keeps reading, and is over when there is space', async () => {
    const database = await openPglite(join(folder, 'database'));
    await database.exec('create table t (a int); insert into t select generate_series(1, 1000)');
    const fill = () => database.exec('begin; insert into t select generate_series(1, 100000); commit');
    const count = async () => (await database.query('select count(*)::int as count from t')).rows;
    leaveFree(31 * 1024 * 1024);
    await expect(fill()).rejects.toMatchObject({ code: '53100' });
    await database.exec('rollback');
    expect(await count()).toEqual([{ count: 1000 }]);
    leaveFree(1024 * 1024 * 1024);
    await fill();
    expect(await count()).toEqual([{ count: 101_000 }]);
    await database.close();
  });

  it('still lets small tables grow when large ones may not, so that people can sign in and make space', async () => {
    const database = await openPglite(join(folder, 'database'));
    await database.exec('create table small (a int)');
    const add = () => database.exec('insert into small select generate_series(1, 1000)');
    leaveFree(40 * 1024 * 1024);
    await add();
    // Control: the other table may not.
    await expect(database.exec('insert into t select generate_series(1, 100000)')).rejects.toMatchObject({
      code: '53100',
    });
    leaveFree(31 * 1024 * 1024);
    await expect(add()).rejects.toMatchObject({ code: '53100' });
    await database.close();
  });

  it('does not keep the database from starting', async () => {
    leaveFree(1024 * 1024);
    const database = await openPglite(join(folder, 'database'));
    expect((await database.query('select max(a) as max from t')).rows).toEqual([{ max: 100_000 }]);
    await database.close();
  });
});

describe.runIf(inject('databaseServer').kind === 'pglite')('the connection to the embedded database', () => {
  it('can be replaced: statements prepared by the last one do not conflict', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'foreglow-replace-'));
    const database = await openDatabase({ dataDir, databaseUrl: undefined, poolSize: 1 });
    const pool = database.pool as pg.Pool;
    await pool.query(
      'create table rate_limits (key text primary key, points integer not null default 0, expire bigint)',
    );
    const limit = createRateLimits(pool)({ name: 'test', points: 5, seconds: 60 });
    await limit.take('somebody');
    (await pool.connect()).release(true);
    await limit.take('somebody');
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});
