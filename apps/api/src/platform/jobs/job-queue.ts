import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/database.ts';
import { bossDatabase } from './boss-database.ts';
import { installJobs } from './install.ts';
import type { Job } from './job.ts';

/** The stored form of a payload. */
export interface StoredPayload {
  readonly payload: unknown;
  /** The number of failed attempts. The count of pg-boss includes interrupted ones. */
  readonly failures: number;
}

interface SendOptions {
  /** The transaction that the job is sent in, if and when it commits; otherwise it is sent immediately. */
  readonly db?: Db;
  /** Of the waiting jobs of a kind, those with a higher number run first; by default 0. */
  readonly priority?: number;
  /** When the job may start; by default immediately. */
  readonly startAfter?: Date;
}

/** Sends jobs. A `JobRunner` runs them, in this process or another. */
export class JobQueue {
  readonly #database: Database;
  readonly #boss: PgBoss;

  constructor(database: Database) {
    this.#database = database;
    this.#boss = new PgBoss({ db: bossDatabase(database), supervise: false, schedule: false, migrate: false });
    // It only reports that it could not read its list of queues again: the current list remains valid.
    this.#boss.on('error', () => undefined);
  }

  /**
   * Prepares the queue for these jobs. Afterwards sending needs no connection except the caller's, which may be the
   * only one inside a transaction.
   */
  async open(jobs: readonly Job[]): Promise<void> {
    await installJobs(this.#database, jobs);
    await this.#boss.start();
  }

  /** Sends a job. */
  async send<P>(job: Job<P>, payload: NoInfer<P>, options?: SendOptions): Promise<void> {
    await this.sendMany(job, [payload], options);
  }

  /** Sends a job for every payload, with one statement. */
  async sendMany<P>(job: Job<P>, payloads: readonly NoInfer<P>[], { db, ...order }: SendOptions = {}): Promise<void> {
    if (payloads.length === 0) return;
    const rows = payloads.map((payload) => ({
      data: { payload: job.payload.parse(payload), failures: 0 } satisfies StoredPayload,
      ...order,
    }));
    await this.#boss.insert(job.name, rows, db && { db: fromKysely(db) });
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
  }
}
