import { type Kysely, sql } from 'kysely';
import { isConnectionError } from './database-errors.ts';
import { dueTables } from './due-tables.ts';
import type { Tables } from './tables.ts';

/** The number of rows after which statistics and indexes are renewed. */
const manyRows = 1000;
/** The delay after the last rows, so that several imports in a row cause one renewal. */
const quietMs = 3000;
/** How often tables are checked; as often as a PostgreSQL server does it. */
const checkMs = 60_000;
/**
 * The length of the log after which it is written into the tables. PGlite would do that only after a gigabyte. Until
 * then the log takes space, and a start after a kill or a power failure repeats all of it: 20 s for 200 MB.
 */
const longLogBytes = 16 * 1024 * 1024;

/**
 * Renews the planner's statistics of the cards in a transaction that wrote many of them, so that the next query can use
 * them. PostgreSQL's autovacuum would run up to a minute later. For fewer rows it does nothing.
 */
export async function renewStatistics(transaction: Kysely<Tables>, rows: number): Promise<void> {
  if (rows >= manyRows) await sql`analyze cards, card_texts, card_search`.execute(transaction);
}

interface FailureLog {
  error(details: object, message: string): void;
}

/**
 * Does for the embedded database what autovacuum and the checkpointer do in a PostgreSQL server. Starts with `start`.
 */
export class Upkeep {
  readonly #db: Kysely<Tables>;
  #rows = 0;
  #afterRows: NodeJS.Timeout | undefined;
  #checks: NodeJS.Timeout | undefined;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Checks the tables every minute from now on. A failure is logged, and the next check tries again. It is not a failure
   * if a long transaction, such as an import, has the only connection.
   */
  start(log: FailureLog): void {
    const check = () =>
      this.#tend().catch((error: unknown) => {
        if (!isConnectionError(error)) log.error({ err: error }, 'the upkeep of tables failed');
      });
    this.#checks = setInterval(() => void check(), checkMs).unref();
  }

  /**
   * Reports that an import wrote rows. After many of them, the pending entries of the search index are merged soon: they
   * slow down searches.
   */
  noteRows(rows: number): void {
    this.#rows += rows;
    if (this.#rows < manyRows) return;
    clearTimeout(this.#afterRows);
    this.#afterRows = setTimeout(() => void this.tendCards().catch(() => undefined), quietMs);
    this.#afterRows.unref();
  }

  /** Vacuums and analyzes the tables of cards. */
  async tendCards(): Promise<void> {
    this.#rows = 0;
    await sql`vacuum (analyze) cards, card_texts, card_search`.execute(this.#db);
  }

  /** Vacuums and analyzes the tables of which many rows have changed, and returns their names. */
  async tendDueTables(): Promise<string[]> {
    const due = await dueTables(this.#db);
    for (const { schema, name, needsVacuum, needsAnalyze } of due) {
      const work = [needsVacuum && 'vacuum', needsAnalyze && 'analyze'].filter((each) => each !== false);
      await sql`${sql.raw(work.join(' '))} ${sql.id(schema, name)}`.execute(this.#db);
    }
    return due.map(({ name }) => name);
  }

  /** Writes the changes of a long log into the tables (CHECKPOINT), so that its space can be used again. */
  async shortenLog(): Promise<void> {
    const { rows } = await sql<{ isLong: boolean }>`
      select pg_current_wal_insert_lsn() - redo_lsn > ${longLogBytes} as "isLong"
      from pg_control_checkpoint()`.execute(this.#db);
    if (rows[0]?.isLong) await sql`checkpoint`.execute(this.#db);
  }

  async #tend(): Promise<void> {
    await this.tendDueTables();
    await this.shortenLog();
  }

  stop(): void {
    clearTimeout(this.#afterRows);
    clearInterval(this.#checks);
  }
}
