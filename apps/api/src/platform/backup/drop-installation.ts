import { sql } from 'kysely';
import type { DbTransaction } from '../db/database.ts';

/** The schema in which pg-boss keeps jobs. */
const jobsSchema = 'pgboss';

/**
 * Drops every table, function and collation of the schema, except those of extensions, and all jobs: waiting jobs belong to the
 * previous contents of the database.
 */
export async function dropInstallation(transaction: DbTransaction): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class c
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    union all
    select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc p
    where pronamespace = current_schema()::regnamespace and prokind = 'f'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('drop collation if exists %I', collname) from pg_collation
    where collnamespace = current_schema()::regnamespace`.execute(transaction);
  for (const { statement } of rows) await sql.raw(statement).execute(transaction);
  await sql`drop schema if exists ${sql.id(jobsSchema)} cascade`.execute(transaction);
}
