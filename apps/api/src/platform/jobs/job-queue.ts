import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/database.ts';
import { bossDatabase } from './boss-database.ts';
import { installJobs } from './install.ts';
import type { Job } from './job.ts';

/** How a payload is stored with its job. */
export interface StoredPayload {
  readonly payload: unknown;
  /** Attempts that failed. pg-boss' own count has the interrupted ones too. */
  readonly failures: number;
}

/** In the transaction given, or at once. */
interface SendOptions {
  readonly db?: Db;
}

/** Sends jobs. They are done by a `JobRunner`, in this process or another. */
export class JobQueue {
  readonly #database: Database;
  readonly #boss: PgBoss;

  constructor(database: Database) {
    this.#database = database;
    this.#boss = new PgBoss({ db: bossDatabase(database), supervise: false, schedule: false, migrate: false });
    // It reports only that its list of queues could not be read again: the one it has remains good.
    this.#boss.on('error', () => undefined);
  }

  /**
   * Makes the queue ready for these jobs. Afterwards sending needs no connection but the caller's, which inside a
   * transaction may be the only one.
   */
  async open(jobs: readonly Job[]): Promise<void> {
    await installJobs(this.#database, jobs);
    await this.#boss.start();
  }

  /** Sends a job. Given a transaction as `db`, it is sent if and when that commits. */
  async send<P>(job: Job<P>, payload: NoInfer<P>, options?: SendOptions): Promise<void> {
    await this.sendMany(job, [payload], options);
  }

  /** Sends a job for every payload, with one statement. */
  async sendMany<P>(job: Job<P>, payloads: readonly NoInfer<P>[], { db }: SendOptions = {}): Promise<void> {
    if (payloads.length === 0) return;
    const rows = payloads.map((payload) => ({
      data: { payload: job.payload.parse(payload), failures: 0 } satisfies StoredPayload,
    }));
    await this.#boss.insert(job.name, rows, db && { db: fromKysely(db) });
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
  }
}
