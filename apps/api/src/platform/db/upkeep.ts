import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The number of rows after which statistics and indexes are renewed. */
const manyRows = 1000;
/** The delay after the last rows, so that several imports in a row cause one renewal. */
const quietMs = 3000;

/**
 * Renews the planner's statistics of the cards in a transaction that wrote many of them, so that the next query can use
 * them. PostgreSQL's autovacuum would run up to a minute later. For fewer rows it does nothing.
 */
export async function renewStatistics(transaction: Kysely<Tables>, rows: number): Promise<void> {
  if (rows >= manyRows) await sql`analyze cards, card_texts, card_search`.execute(transaction);
}

/**
 * Does for the embedded database what the autovacuum of a PostgreSQL server does after many rows were written: merges
 * the pending entries of the search index, and renews the statistics if the import has not.
 */
export class Upkeep {
  readonly #db: Kysely<Tables>;
  #rows = 0;
  /** The rows whose transaction did not renew the statistics. */
  #unknownRows = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Reports that an import wrote rows and called `renewStatistics`. */
  noteRows(rows: number): void {
    this.#rows += rows;
    if (rows < manyRows) this.#unknownRows += rows;
    if (this.#rows < manyRows) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run().catch(() => undefined), quietMs);
    this.#timer.unref();
  }

  /** Renews indexes now, and statistics if they are outdated. */
  async run(): Promise<void> {
    const options = sql.raw(this.#unknownRows >= manyRows ? '(analyze)' : '');
    this.#rows = 0;
    this.#unknownRows = 0;
    await sql`vacuum ${options} cards, card_texts, card_search`.execute(this.#db);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
