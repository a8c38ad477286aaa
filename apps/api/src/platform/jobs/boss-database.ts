import type pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Database } from '../db/database.ts';

type BossDatabase = NonNullable<ConstructorOptions['db']>;

/** The application's own connections in the form used by pg-boss. Each statement uses one for as long as it runs. */
export function bossDatabase({ pool, listen }: Database): BossDatabase {
  const connections = pool as pg.Pool;
  return {
    async executeSql(text, values) {
      const client = await connections.connect();
      try {
        return await execute(client, text, values);
      } finally {
        client.release();
      }
    },
    listen,
  };
}

/** One connection in the form used by pg-boss. */
export function bossConnection(client: pg.ClientBase): BossDatabase {
  return { executeSql: (text, values) => execute(client, text, values) };
}

async function execute(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  if (values.length > 0) return client.query(text, values);
  try {
    // A text with several statements has several results.
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text);
    return { rows: [answer].flat().flatMap(({ rows }) => rows) };
  } catch (error) {
    // A text that begins a transaction leaves it open if it fails.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
