import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '#platform/db/database.ts';

interface Waiting {
  /** Also waits for the next attempts of failed jobs, which are not due yet. Prints why they failed. */
  readonly again?: boolean;
}

/**
 * Waits until no job is due or running. A job that waits for its next attempt does not count as due, unless `again` is
 * set.
 */
export async function jobsDone({ pool }: Database, { again = false }: Waiting = {}): Promise<void> {
  const due = `select id, name, output from pgboss.job where state < 'completed'
    and ($1 or start_after <= now()) and name not like '\\_\\_pgboss%'`;
  const told = new Set<string>();
  // Each query takes the only connection of the embedded database from the jobs, so the pauses between queries grow.
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 1.5, 200)) {
    const { rows } = await (pool as pg.Pool).query<{ id: string; name: string; output: object | null }>(due, [again]);
    if (rows.length === 0) return;
    for (const { id, name, output } of rows) {
      if (again && output && !told.has(id)) console.warn(`${name} failed and is waited for: ${JSON.stringify(output)}`);
      if (output) told.add(id);
    }
    await wait(pauseMs);
  }
}

/** The states of the jobs of a kind in the database. */
export async function jobStates({ pool }: Database, name: string): Promise<string[]> {
  const text = 'select state from pgboss.job where name = $1 order by created_on';
  const { rows } = await (pool as pg.Pool).query<{ state: string }>(text, [name]);
  return rows.map(({ state }) => state);
}
