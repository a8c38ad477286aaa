// A program that runs one kind of job, for tests that kill it. With HANG set, the job begins and never ends.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '#platform/db/database.ts';
import { defineJob, handle, isLastAttempt } from '#platform/jobs/job.ts';
import { JobQueue } from '#platform/jobs/job-queue.ts';
import { JobRunner } from '#platform/jobs/job-runner.ts';
import { readConfig } from '#programs/shared/config.ts';

const config = readConfig();
const hangs = process.env.HANG === 'true';
const say = (line: string) => process.stdout.write(`${line}\n`);

const retry = { times: 0, firstSeconds: 1, maxSeconds: 1 };
const slow = defineJob({ name: 'slow', payload: z.object({ number: z.int() }), retry });
const work = handle(slow, async ({ number }, run) => {
  say(`begins ${number}, attempt ${run.attempt}`);
  try {
    if (hangs) await wait(1e9, undefined, { signal: run.signal });
  } catch (error) {
    say(isLastAttempt(run, slow) ? `gives up ${number}` : `is interrupted in ${number}`);
    throw error;
  }
  say(`ends ${number}`);
});

const database = await openDatabase({ ...config, poolSize: 3 });
const queue = new JobQueue(database);
const runner = new JobRunner(database, queue, [work]);
await runner.open();
runner.start({
  info: (details, message) => say(`info: ${message} ${JSON.stringify(details)}`),
  warn: (details, message) => say(`warning: ${message} ${JSON.stringify(details)}`),
  error: (details, message) => say(`error: ${message} ${JSON.stringify(details)}`),
});
if (process.env.SEND) await queue.send(slow, { number: Number(process.env.SEND) });

process.once('SIGTERM', async () => {
  await runner.stop();
  await database.close();
  say('stopped');
  process.exit(0);
});
