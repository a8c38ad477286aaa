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
 * Renews the planner's statistics of the cards in a transaction that wrote many of them, so that the next query can use
 * them. PostgreSQL's autovacuum would run up to a minute later. For fewer rows it does nothing.
 */
export async function renewStatistics(transaction: Kysely<Tables>, rows: number): Promise<void> {
  if (rows >= manyRows) await sql`analyze cards, card_texts, card_search`.execute(transaction);
}

interface FailureLog {
  error(details: object, message: string): void;
}

/** Does for the embedded database what autovacuum does in a PostgreSQL server. Starts with `start`. */
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
      this.tendDueTables().catch((error: unknown) => {
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

  stop(): void {
    clearTimeout(this.#afterRows);
    clearInterval(this.#checks);
  }
}
