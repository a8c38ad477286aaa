import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../src/platform/db/database.ts';
import { defineJob, handle } from '../src/platform/jobs/job.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';
import { createTestDatabase } from './support/database.ts';
import { jobsDone } from './support/jobs.ts';

const server = inject('databaseServer');

/** Only on PostgreSQL, since the embedded database does not go away without the process. */
it.runIf(server.kind === 'postgres')(
  'jobs outlive a loss of the database, with a single word in the log',
  async () => {
    const testDatabase = await createTestDatabase();
    const name = new URL(testDatabase.databaseUrl ?? '').pathname.slice(1);
    const database = await openDatabase({ ...testDatabase, databaseUrl: testDatabase.databaseUrl, poolSize: 3 });
    const elsewhere = new pg.Client(server.kind === 'postgres' ? server.url : '');
    await elsewhere.connect();
    const queue = new JobQueue(database);
    const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }), concurrency: 3 });
    const greeted: string[] = [];
    const log: string[] = [];
    const runner = new JobRunner(database, queue, [handle(greet, async ({ name }) => void greeted.push(name))]);
    const note = (_: object, message: string) => log.push(message);
    try {
      await runner.open();
      runner.start({ info: note, warn: note, error: note });
      await queue.send(greet, { name: 'before' });
      await jobsDone(database);

      await elsewhere.query(`alter database ${name} allow_connections false`);
      await elsewhere.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      // Control: the database is away, and the sender gets an error.
      await expect
        .poll(() =>
          queue.send(greet, { name: 'lost' }).then(
            () => 'sent',
            () => 'failed',
          ),
        )
        .toBe('failed');
      await expect.poll(() => log).toContain('the database cannot be reached; jobs wait until it can');
      await elsewhere.query(`alter database ${name} allow_connections true`);

      await expect
        .poll(() =>
          queue.send(greet, { name: 'after' }).then(
            () => 'sent',
            () => 'failed',
          ),
        )
        .toBe('sent');
      await expect.poll(() => greeted).toEqual(['before', 'after']);
      expect(log).toEqual(['the database cannot be reached; jobs wait until it can']);
    } finally {
      await elsewhere.query(`alter database ${name} allow_connections true`);
      await runner.stop();
      await database.close();
      await elsewhere.end();
      await testDatabase.drop();
    }
  },
  60_000,
);
