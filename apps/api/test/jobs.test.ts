import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { defineJob, FinalError, type HandledJob, handle, isLastAttempt } from '../src/platform/jobs/job.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { jobStates, jobsDone } from './support/jobs.ts';

let testDatabase: TestDatabase;
let database: Database;
let queue: JobQueue;
const runners: JobRunner[] = [];
let log: [string, object][];

beforeEach(async () => {
  log = [];
  testDatabase = await createTestDatabase();
  database = await openDatabase({ ...testDatabase, databaseUrl: testDatabase.databaseUrl, poolSize: 3 });
  queue = new JobQueue(database);
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await queue.close();
  await database.close();
  await testDatabase.drop();
});

/** Starts a runner of jobs, as a process of the product does. */
async function start(...handled: HandledJob[]): Promise<JobRunner> {
  const runner = new JobRunner(database, queue, handled);
  runners.push(runner);
  await runner.open();
  runner.start({
    info: (details, message) => log.push([message, details]),
    warn: (details, message) => log.push([message, details]),
    error: (details, message) => log.push([message, details]),
  });
  return runner;
}

const greet = defineJob({
  name: 'greet',
  payload: z.object({ name: z.string() }),
  retry: { times: 2, firstSeconds: 1, maxSeconds: 1 },
});

describe('a job', () => {
  it('is done with its payload, once, soon after it was sent', async () => {
    const greeted: string[] = [];
    await start(handle(greet, async ({ name }) => void greeted.push(name)));
    await queue.send(greet, { name: 'Ada' });
    await jobsDone(database);
    await queue.send(greet, { name: 'Grüße 🌅' });
    await jobsDone(database);
    expect(greeted).toEqual(['Ada', 'Grüße 🌅']);
    expect(await jobStates(database, 'greet')).toEqual(['completed', 'completed']);
    expect(log).toEqual([]);
  });

  it('is sent when its transaction is committed, or not at all', async () => {
    const greeted: string[] = [];
    await start(handle(greet, async ({ name }) => void greeted.push(name)));
    const rolledBack = database.db.transaction().execute(async (db) => {
      await queue.send(greet, { name: 'nobody' }, { db });
      throw new Error('the rest failed');
    });
    await expect(rolledBack).rejects.toThrow('the rest failed');
    await database.db.transaction().execute(async (db) => {
      await queue.send(greet, { name: 'Ada' }, { db });
      // Control: the job does not begin before the commit.
      expect(greeted).toEqual([]);
    });
    await jobsDone(database);
    expect(greeted).toEqual(['Ada']);
  });

  it('can be sent five hundred times in one call, and several are done at a time', async () => {
    const numbered = defineJob({ name: 'numbered', payload: z.object({ number: z.int() }), concurrency: 3 });
    const done = new Set<number>();
    await start(handle(numbered, async ({ number }) => void done.add(number)));
    const payloads = Array.from({ length: 500 }, (_, number) => ({ number }));
    await queue.sendMany(numbered, payloads);
    await queue.sendMany(numbered, []);
    await jobsDone(database);
    expect(done.size).toBe(500);
  });

  it('that was sent before a runner starts is done when one starts', async () => {
    const greeted: string[] = [];
    await queue.open([greet]);
    await queue.send(greet, { name: 'Ada' });
    expect(await jobStates(database, 'greet')).toEqual(['created']);
    await start(handle(greet, async ({ name }) => void greeted.push(name)));
    await jobsDone(database);
    expect(greeted).toEqual(['Ada']);
  });

  it('is not sent with a payload of another form', async () => {
    await queue.open([greet]);
    await expect(queue.send(greet, { name: 1 as unknown as string })).rejects.toThrow(/string/);
    expect(await jobStates(database, 'greet')).toEqual([]);
  });

  it('uses the changes of its definition', async () => {
    await queue.open([greet]);
    await queue.open([{ ...greet, secondsToRun: 7 }]);
    await queue.send(greet, { name: 'Ada' });
    const { rows } = await (database.pool as import('pg').Pool).query('select expire_seconds from pgboss.job');
    expect(rows).toEqual([{ expire_seconds: 67 }]);
  });
});

describe('a job that fails', () => {
  it('is tried again later, with the number of the attempt', async () => {
    const attempts: number[] = [];
    const secondSucceeds = Promise.withResolvers<void>();
    await start(
      handle(greet, async (_, { attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) throw new Error('not yet');
        secondSucceeds.resolve();
      }),
    );
    await queue.send(greet, { name: 'Ada' });
    await secondSucceeds.promise;
    await jobsDone(database);
    expect(attempts).toEqual([1, 2]);
    expect(await jobStates(database, 'greet')).toEqual(['completed']);
    expect(log).toEqual([
      ['a job failed and will be tried again', expect.objectContaining({ job: 'greet', seconds: 1 })],
    ]);
  });

  it('is given up after its last attempt', async () => {
    let attempts = 0;
    await start(
      handle(greet, async () => {
        attempts += 1;
        throw new Error('never');
      }),
    );
    await queue.send(greet, { name: 'Ada' });
    await expect.poll(() => jobStates(database, 'greet')).toEqual(['failed']);
    expect(attempts).toBe(3);
    expect(log.at(-1)).toEqual(['a job failed for good', expect.objectContaining({ job: 'greet' })]);
  });

  it('permanently is not tried again', async () => {
    let attempts = 0;
    await start(
      handle(greet, async () => {
        attempts += 1;
        throw new FinalError('no such person');
      }),
    );
    await queue.send(greet, { name: 'Ada' });
    await jobsDone(database);
    expect([attempts, await jobStates(database, 'greet')]).toEqual([1, ['failed']]);
    expect(log.map(([message]) => message)).toEqual(['a job failed for good']);
  });

  it('by taking too long is asked to stop, and tried again', async () => {
    const hasty = defineJob({ name: 'hasty', payload: z.object({}), secondsToRun: 1, retry: greet.retry });
    const once = { ...greet.retry, times: 0 };
    const stopped: unknown[] = [];
    const second = Promise.withResolvers<void>();
    await start(
      handle(hasty, async (_, run) => {
        if (run.attempt === 2) return second.resolve();
        await new Promise((resolve) => run.signal.addEventListener('abort', resolve));
        stopped.push([run.attempt, isLastAttempt(run, hasty), isLastAttempt(run, { retry: once })]);
      }),
    );
    await queue.send(hasty, {});
    await second.promise;
    await jobsDone(database);
    expect(stopped).toEqual([[1, false, true]]);
    expect(log[0]?.[1]).toMatchObject({ err: { message: 'The job took longer than 1 seconds.' } });
  });
});

describe('a runner of jobs', () => {
  it('lets a running job finish when it is stopped', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const runner = await start(
      handle(greet, async () => {
        begun.resolve();
        await goOn.promise;
      }),
    );
    await queue.send(greet, { name: 'Ada' });
    await begun.promise;
    const stopped = runner.stop();
    // Control: the job still runs.
    expect(await jobStates(database, 'greet')).toEqual(['active']);
    goOn.resolve();
    await stopped;
    expect(await jobStates(database, 'greet')).toEqual(['completed']);
  });

  it('keeps the schedules of its jobs, and removes those of others', async () => {
    const nightly = defineJob({ name: 'nightly', payload: z.object({}), cron: '0 3 * * *' });
    const schedules = async () =>
      (await (database.pool as import('pg').Pool).query('select name, cron from pgboss.schedule order by name')).rows;
    const first = await start(handle(nightly, async () => undefined));
    await expect.poll(schedules).toEqual([{ name: 'nightly', cron: '0 3 * * *' }]);
    await first.stop();
    await start(handle({ ...nightly, cron: undefined }, async () => undefined));
    await expect.poll(schedules).toEqual([]);
  });
});
