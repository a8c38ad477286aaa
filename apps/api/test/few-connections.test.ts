import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SparingPool } from '../src/platform/db/sparing-pool.ts';
import { databaseAddress } from './support/database.ts';

const server = inject('databaseServer');

describe.runIf(server.kind === 'postgres')('a server that allows fewer connections than the pool may have', () => {
  const role = `few_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseAddress(server.kind === 'postgres' ? server.url : 'postgres://none', 'postgres'));
  let admin: pg.Client;

  beforeAll(async () => {
    admin = new pg.Client(url.href);
    await admin.connect();
    await admin.query(`create role ${role} login connection limit 2`);
  });
  afterAll(async () => {
    await admin?.query(`drop role ${role}`);
    await admin?.end();
  });

  /** The errors of calls that all want a connection at the same time, and use it for a moment. */
  async function failuresOf(pool: pg.Pool): Promise<unknown[]> {
    const use = async (way: number) => {
      if (way % 2) return pool.query('select pg_sleep(0.01)');
      const client = await pool.connect();
      return client.query('select pg_sleep(0.01)').finally(() => client.release());
    };
    const used = await Promise.allSettled(Array.from({ length: 20 }, (_, way) => use(way)));
    await pool.end();
    return used.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  }

  const settings = { connectionString: Object.assign(new URL(url), { username: role }).href, max: 5 };

  it('serves every call: those without a connection wait for one', async () => {
    expect(await failuresOf(new SparingPool(settings))).toEqual([]);
  });

  it('refuses calls of a usual pool (control)', async () => {
    expect(await failuresOf(new pg.Pool(settings))).toContain('53300');
  });

  it('is reported if it allows no connection at all', async () => {
    const others = [new pg.Client(settings.connectionString), new pg.Client(settings.connectionString)];
    for (const other of others) await other.connect();
    expect(new Set(await failuresOf(new SparingPool(settings)))).toEqual(new Set(['53300']));
    for (const other of others) await other.end();
  });
});
