import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../../src/platform/db/database.ts';

/** Waits until no job is due or running. One that waits for its next attempt is not due. */
export async function jobsDone({ pool }: Database): Promise<void> {
  const due = `select exists (
    select 1 from pgboss.job where state < 'completed' and start_after <= now() and name not like '\\_\\_pgboss%'
  ) as due`;
  while ((await (pool as pg.Pool).query<{ due: boolean }>(due)).rows[0]?.due) await wait(10);
}

/** The states of the jobs of a kind, as the database has them. */
export async function jobStates({ pool }: Database, name: string): Promise<string[]> {
  const text = 'select state from pgboss.job where name = $1 order by created_on';
  const { rows } = await (pool as pg.Pool).query<{ state: string }>(text, [name]);
  return rows.map(({ state }) => state);
}
