import { type Kysely, sql } from 'kysely';
import { describedColumns, type Tables } from './tables.ts';

/**
 * Compares the database's columns with the described ones. Returns a sentence for every difference, `[]` if there is
 * none.
 */
export async function schemaDifferences(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ table_name: string; column_name: string; data_type: string; is_nullable: string }>`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = current_schema() and table_name <> 'schema_migrations'`.execute(db);
  const found = new Map<string, string>(
    rows.map((row) => [`${row.table_name}.${row.column_name}`, row.data_type + (row.is_nullable === 'YES' ? '?' : '')]),
  );
  const described = new Map<string, string>(
    Object.entries(describedColumns).flatMap(([table, columns]) =>
      Object.entries<string>(columns).map(([column, type]) => [`${table}.${column}`, type] as const),
    ),
  );
  const missing = [...described].flatMap(([name, type]) => {
    const seen = found.get(name);
    return seen === type ? [] : [`${name} is described as ${type}, and the database has ${seen ?? 'no such column'}.`];
  });
  const unknown = [...found.keys()].filter((name) => !described.has(name));
  return [...missing, ...unknown.map((name) => `${name} is in the database and is not described.`)];
}
