import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../../src/platform/db/database.ts';

interface Waiting {
  /** Waits for what is not due as well: the next attempt of what failed. Says why it failed. */
  readonly again?: boolean;
}

/** Waits until no job is due or running. One that waits for its next attempt is not due, unless asked for. */
export async function jobsDone({ pool }: Database, { again = false }: Waiting = {}): Promise<void> {
  const due = `select id, name, output from pgboss.job where state < 'completed'
    and ($1 or start_after <= now()) and name not like '\\_\\_pgboss%'`;
  const told = new Set<string>();
  // Asking takes the one connection of the embedded database from the jobs: where there are many, it is asked seldom.
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

/** The states of the jobs of a kind, as the database has them. */
export async function jobStates({ pool }: Database, name: string): Promise<string[]> {
  const text = 'select state from pgboss.job where name = $1 order by created_on';
  const { rows } = await (pool as pg.Pool).query<{ state: string }>(text, [name]);
  return rows.map(({ state }) => state);
}
