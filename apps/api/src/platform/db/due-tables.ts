import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A table of which many rows have changed. */
export interface DueTable {
  readonly schema: string;
  readonly name: string;
  /** Whether its old rows take space, or its new ones are not marked as visible to all. */
  readonly needsVacuum: boolean;
  /** Whether the planner knows too little of its rows. */
  readonly needsAnalyze: boolean;
}

const setting = (name: string) => sql`current_setting(${sql.lit(`autovacuum_${name}`)})::float`;

/** More than the threshold and the share of the table's rows. */
const exceeds = (counted: string, threshold: string, factor: string) =>
  sql`${sql.ref(counted)} > ${setting(threshold)} + ${setting(factor)} * greatest(c.reltuples, 0)`;

/**
 * The tables that the autovacuum of a PostgreSQL server would vacuum or analyze now, by its settings (PostgreSQL 18,
 * 24.1.6). The embedded database forgets its counts of changed rows when it is closed, so a table is also analyzed if it
 * has grown by a tenth since it was analyzed, or has never been.
 */
export async function dueTables(db: Kysely<Tables>): Promise<DueTable[]> {
  // The counts would otherwise be up to a second old.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<DueTable>`
    select * from (
      select s.schemaname as schema, s.relname as name,
        ${exceeds('s.n_dead_tup', 'vacuum_threshold', 'vacuum_scale_factor')}
          or ${exceeds('s.n_ins_since_vacuum', 'vacuum_insert_threshold', 'vacuum_insert_scale_factor')} as "needsVacuum",
        ${exceeds('s.n_mod_since_analyze', 'analyze_threshold', 'analyze_scale_factor')}
          or pages > c.relpages * (1 + ${setting('analyze_scale_factor')})
          or pages > 0 and c.reltuples <> 0 and not exists (select from pg_statistic where starelid = c.oid) as "needsAnalyze"
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid,
        lateral (select pg_relation_size(c.oid) / current_setting('block_size')::bigint as pages) size
    ) due where "needsVacuum" or "needsAnalyze" order by schema, name`.execute(db);
  return rows;
}
