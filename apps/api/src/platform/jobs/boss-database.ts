import type pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Database } from '../db/database.ts';

/** The application's own connections, as pg-boss takes them. Each statement has one for as long as it runs. */
export function bossDatabase({ pool, listen }: Database): NonNullable<ConstructorOptions['db']> {
  const connections = pool as pg.Pool;
  return {
    async executeSql(text, values) {
      if (values && values.length > 0) return connections.query(text, values);
      const client = await connections.connect();
      try {
        // Several statements in one text are answered with several results.
        const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text);
        return { rows: [answer].flat().flatMap(({ rows }) => rows) };
      } catch (error) {
        // A text that begins a transaction of its own leaves it open where it fails.
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    listen,
  };
}
