import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, type JobResult, PgBoss, type Job as SentJob } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { isConnectionError } from '../db/database-errors.ts';
import { bossDatabase } from './boss-database.ts';
import { FinalError, type HandledJob, type JobLog, TimeIsUpError } from './job.ts';
import type { JobQueue, StoredPayload } from './job-queue.ts';
import { secondsToRetry } from './retry.rules.ts';

/**
 * Listening processes are notified of a new job. Polling finds the jobs without a notification: an interrupted one, or
 * a retry of another process.
 */
const pollSeconds = 15;
/** How often to look for interrupted jobs. With `heartbeatSeconds` and `pollSeconds` they continue within 45 s. */
const superviseSeconds = 10;
const heartbeatRefreshSeconds = 5;
/** How long running jobs may take to finish when the process is asked to end. */
const secondsToFinish = 10;
/** An unavailable database is logged at most once in this time, not at every attempt to reach it. */
const quietMs = 60_000;
const startAgainMs = 5000;

/** Runs jobs, as one of any number of processes on a database. */
export class JobRunner {
  readonly #database: Database;
  readonly #queue: JobQueue;
  readonly #handled: readonly HandledJob[];
  readonly #stopping = new AbortController();
  #boss: PgBoss | undefined;
  #started: Promise<void> | undefined;
  #mentionedAt = Number.NEGATIVE_INFINITY;

  constructor(database: Database, queue: JobQueue, handled: readonly HandledJob[]) {
    this.#database = database;
    this.#queue = queue;
    this.#handled = handled;
  }

  /** Prepares the queue for sending. No jobs run before `start`. */
  async open(): Promise<void> {
    await this.#queue.open(this.#handled.map(({ job }) => job));
  }

  /** Begins to run jobs in the background. If the database cannot be reached, it tries again. */
  start(log: JobLog): void {
    this.#started = this.#startUntilItWorks(log);
  }

  /** Lets running jobs finish for a while, returns unfinished ones to the queue, and closes the queue. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#started;
    const boss = this.#boss;
    if (boss) {
      const finished = Promise.all(this.#handled.map(({ job }) => boss.offWork(job.name, { wait: true })));
      await Promise.race([finished, wait(secondsToFinish * 1000, undefined, { ref: false })]);
      await boss.stop({ graceful: false, close: false });
    }
    await this.#queue.close();
  }

  async #startUntilItWorks(log: JobLog): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#work(log);
        return;
      } catch (error) {
        this.#report(log, error);
        await this.#boss?.stop({ graceful: false, close: false }).catch(() => undefined);
        await wait(startAgainMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  async #work(log: JobLog): Promise<void> {
    const onServer = this.#database.kind === 'postgresql';
    const boss = new PgBoss({
      db: bossDatabase(this.#database),
      backend: onServer ? 'postgres' : 'pglite',
      useListenNotify: true,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      cronWorkerIntervalSeconds: 45,
      cronMonitorIntervalSeconds: 45,
      // No job depends on another one.
      flowIntervalSeconds: 24 * 3600,
      // The tables of the embedded database are vacuumed by `Upkeep`, so there is no autovacuum to monitor.
      reindex: onServer,
      monitorVacuum: onServer,
    });
    this.#boss = boss;
    boss.on('error', (error) => this.#report(log, error));
    boss.on('warning', ({ message, data }) => log.warn(data, message));
    await boss.start();
    await this.#keepSchedules(boss);
    for (const handled of this.#handled) {
      for (let lane = 0; lane < handled.job.concurrency; lane += 1) await this.#openLane(boss, handled, log);
    }
  }

  /** Replaces the schedules in the database by those of the jobs. A scheduled job is sent once for all processes. */
  async #keepSchedules(boss: PgBoss): Promise<void> {
    const wanted = new Map(this.#handled.flatMap(({ job }) => (job.cron ? [[job.name, job.cron]] : [])));
    const data = { payload: {}, failures: 0 } satisfies StoredPayload;
    for (const [name, cron] of wanted) await boss.schedule(name, cron, data, { missed: 'once' });
    for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  }

  /** Runs jobs of this kind one after another while there are any, then waits for a notification of the next. */
  async #openLane(boss: PgBoss, handled: HandledJob, log: JobLog): Promise<void> {
    let lane = '';
    const next = () => boss.notifyWorker(lane);
    lane = await boss.work<StoredPayload>(
      handled.job.name,
      {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
        heartbeatRefreshSeconds,
        perJobResults: true,
      },
      async (sent) => {
        const results = await Promise.all(sent.map((one) => this.#run(boss, handled, one, log, next)));
        next();
        return results;
      },
    );
  }

  async #run(
    boss: PgBoss,
    { job, run }: HandledJob,
    { id, data, signal: interrupted }: SentJob<StoredPayload>,
    log: JobLog,
    wake: () => void,
  ): Promise<JobResult> {
    try {
      await inTime(job.secondsToRun, interrupted, (signal) =>
        run(data.payload, { attempt: data.failures + 1, signal, log }),
      );
      return { id, status: 'completed' };
    } catch (error) {
      // It has already been returned to the queue.
      if (interrupted.aborted) return { id, status: 'completed' };
      const failures = data.failures + 1;
      const seconds = error instanceof FinalError ? undefined : secondsToRetry(job.retry, failures);
      if (seconds === undefined) {
        log.error({ err: error, job: job.name, id }, 'a job failed for good');
        return { id, status: 'deadletter', output: { message: messageOf(error) } };
      }
      log.warn({ err: error, job: job.name, id, seconds }, 'a job failed and will be tried again');
      await this.#database.db.transaction().execute(async (transaction) => {
        const db = fromKysely(transaction);
        await boss.fail(job.name, id, { message: messageOf(error) }, { db });
        await boss.update(job.name, { ...data, failures }, { id, startAfter: seconds, db });
      });
      setTimeout(wake, seconds * 1000 + 50).unref();
      // It is waiting for its next attempt, so completing it does nothing.
      return { id, status: 'completed' };
    }
  }

  #report(log: JobLog, reported: unknown): void {
    if (this.#stopping.signal.aborted) return;
    // pg-boss passes on copies that are no longer error objects.
    const error = reported instanceof Error ? reported : Object.assign(new Error(), reported);
    if (!isConnectionError(error)) {
      log.error({ err: error }, 'the job queue reports a failure');
      return;
    }
    const now = performance.now();
    if (now - this.#mentionedAt < quietMs) return;
    this.#mentionedAt = now;
    log.warn({ err: error }, 'the database cannot be reached; jobs wait until it can');
  }
}

/** Runs the work with a signal that is aborted when it is interrupted or its time is up; it has then failed. */
async function inTime(
  seconds: number,
  interrupted: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Not `AbortSignal.any`: Node reads its sources only when asked, so it may lose an abort, or give the reason of a later
  // one (nodejs/node#65995).
  const stopping = new AbortController();
  const interrupt = () => stopping.abort(interrupted.reason);
  const timeUp = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new TimeIsUpError(`The job took longer than ${seconds} seconds.`);
    stopping.abort(reason);
    timeUp.reject(reason);
  }, seconds * 1000);
  if (interrupted.aborted) interrupt();
  interrupted.addEventListener('abort', interrupt);
  try {
    await Promise.race([work(stopping.signal), timeUp.promise]);
  } finally {
    clearTimeout(timer);
    interrupted.removeEventListener('abort', interrupt);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
