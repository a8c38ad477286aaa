import type pg from 'pg';
import { failureOf } from './connection-failure.rules.ts';

/** The database of the settings cannot be reached. The message is one sentence that names the setting. */
export class UnreachableDatabaseError extends Error {}

/**
 * Makes the first connection of a pool, which keeps it. Otherwise ends the pool. The time for connecting may have passed
 * because this process was loading its modules on a busy machine, so it tries once more.
 */
export async function reach(pool: pg.Pool): Promise<void> {
  try {
    const client = await pool.connect().catch((error: unknown) => {
      if (!/timeout/i.test(failureOf(error))) throw error;
      return pool.connect();
    });
    client.release();
  } catch (error) {
    await pool.end();
    throw new UnreachableDatabaseError(`The database of DATABASE_URL cannot be reached: ${failureOf(error)}.`);
  }
}
