import { sql } from 'kysely';
import type { Db, DbTransaction } from '../db/database.ts';

/** A column in a backup. */
interface Column {
  readonly name: string;
  readonly type: string;
}

/** The table in which the applied migrations are listed. It is created by migrating, so no backup contains it. */
const migrationsTable = 'schema_migrations';

/** The tables of the schema in the order of their names, with the columns that can be written. */
export async function readTables(db: Db): Promise<Map<string, Column[]>> {
  const { rows } = await sql<{ table_name: string; name: string; type: string }>`
    select c.relname as table_name, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const tables = new Map<string, Column[]>();
  for (const { table_name, name, type } of rows) {
    if (table_name === migrationsTable) continue;
    tables.set(table_name, [...(tables.get(table_name) ?? []), { name, type }]);
  }
  return tables;
}

/** Whether anybody has migrated the database. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${migrationsTable}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** The names of the sequences of the schema. */
export async function readSequenceNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Values are written as text in one form, independent of the server's settings, and read in the same form. */
export async function useOneForm(transaction: DbTransaction): Promise<void> {
  await sql`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`.execute(transaction);
}

/** Removes the time limits of a transaction, including those between its statements. */
export async function allowLongTransaction(transaction: DbTransaction): Promise<void> {
  await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
