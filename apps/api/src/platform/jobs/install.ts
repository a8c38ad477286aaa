import type pg from 'pg';
import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { bossConnection } from './boss-database.ts';
import type { Job } from './job.ts';

/** After this time without a heartbeat a job counts as interrupted. A blocked process sends none. */
const heartbeatSeconds = 20;
/**
 * How often a job may be interrupted, in addition to its failures, so that a job that crashes its process each time is
 * not repeated for ever.
 */
const interruptions = 20;
/** The runner normally ends a run in time; this is for runs that it does not end. */
const graceSeconds = 60;

/** One number for all Foreglow processes on a database: the process that holds this lock installs. */
const lockKey = 4_703_192;

/**
 * Creates or updates the tables of pg-boss (in a separate schema) and the queues of the jobs. Any process may do this
 * at any time; they wait for each other.
 */
export async function installJobs({ pool }: Database, jobs: readonly Job[]): Promise<void> {
  const client = await (pool as pg.Pool).connect();
  let installed = false;
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await install(client, jobs);
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
    installed = true;
  } finally {
    // After a failure the connection is closed, which releases the lock.
    client.release(!installed);
  }
}

async function install(client: pg.ClientBase, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ db: bossConnection(client), supervise: false, schedule: false });
  // These errors are also thrown; without a listener they would end the process.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) {
      const wanted = queueOptions(job);
      const present = found.get(job.name);
      if (!present) await boss.createQueue(job.name, wanted);
      else if (Object.entries(wanted).some(([name, value]) => present[name as keyof typeof wanted] !== value)) {
        await boss.updateQueue(job.name, wanted);
      }
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

function queueOptions(job: Job): QueueOptions & { notify: boolean } {
  return {
    // Listening processes are notified of a new job when the transaction that sent it commits.
    notify: true,
    heartbeatSeconds,
    expireInSeconds: job.secondsToRun + graceSeconds,
    // An interrupted job continues immediately. Failures wait longer each time, according to the job's own rule: see
    // JobRunner.
    retryLimit: job.retry.times + interruptions,
    retryDelay: 0,
    retryBackoff: false,
  };
}
