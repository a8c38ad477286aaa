import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { dueTables } from '../src/platform/db/due-tables.ts';
import { Upkeep } from '../src/platform/db/upkeep.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let stored: TestDatabase;
let database: Database;

const open = async () => {
  database = await openDatabase({ dataDir: stored.dataDir, databaseUrl: undefined, poolSize: 1 });
};
beforeEach(async () => {
  stored = await createTestDatabase();
  await open();
  // What migrations left.
  await tend();
  await sql`create table rows (a int)`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  await stored.drop();
});

const tend = () => new Upkeep(database.db).tendDueTables();
const insert = (count: number) =>
  sql`insert into rows select 1 from generate_series(1, ${sql.lit(count)})`.execute(database.db);
const due = async () => (await dueTables(database.db)).map(({ schema: _schema, ...table }) => table);
/** The number of rows that the planner expects. */
const expected = async () => {
  const { rows } = await sql<{ plan: [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from rows where a = 2`.execute(database.db);
  return Object.values(rows[0] ?? {})[0]?.[0].Plan['Plan Rows'];
};

it('tells the planner about new rows, and has nothing to do before and after', async () => {
  expect(await due()).toEqual([]);
  await insert(1000);
  expect(await expected()).toBeGreaterThan(1);
  expect(await due()).toEqual([{ name: 'rows', needsVacuum: false, needsAnalyze: true }]);
  expect(await tend()).toEqual(['rows']);
  expect(await expected()).toBe(1);
  await insert(100);
  expect(await due()).toEqual([]);
});

it('frees the space of changed rows', async () => {
  const size = async () =>
    (await sql<{ size: number }>`select pg_relation_size('rows') as size`.execute(database.db)).rows;
  await insert(10_000);
  await tend();
  for (let time = 0; time < 5; time += 1) {
    await sql`update rows set a = a + 1`.execute(database.db);
    expect(await due()).toEqual([{ name: 'rows', needsVacuum: true, needsAnalyze: true }]);
    await tend();
  }
  const [{ size: before } = { size: 0 }] = await size();
  await sql`update rows set a = a + 1`.execute(database.db);
  expect(await size()).toEqual([{ size: before }]);
});

it('knows after a restart which tables have grown or were never read', async () => {
  await insert(1000);
  await database.close();
  await open();
  expect(await due()).toEqual([{ name: 'rows', needsVacuum: false, needsAnalyze: true }]);
  await tend();
  await insert(1000);
  await database.close();
  await open();
  expect(await tend()).toEqual(['rows']);
  expect(await due()).toEqual([]);
});

it('writes a long log into the tables, so that a start after a kill need not repeat it, and leaves a short one', async () => {
  /** The bytes of the log that such a start would repeat. */
  const toRepeat = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select (pg_current_wal_insert_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()`.execute(database.db);
    return rows[0]?.bytes ?? 0;
  };
  const shorten = () => new Upkeep(database.db).shortenLog();
  await sql`checkpoint`.execute(database.db);
  await insert(10_000);
  const short = await toRepeat();
  await shorten();
  expect(await toRepeat()).toBeGreaterThanOrEqual(short);
  await insert(300_000);
  expect(await toRepeat()).toBeGreaterThan(16 * 1024 * 1024);
  await shorten();
  expect(await toRepeat()).toBeLessThan(short);
});
