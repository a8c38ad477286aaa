import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Rows after which the tables' statistics and indexes are worth renewing. */
const manyRows = 1000;
/** How long after the last of them, so that several imports in a row are followed by one renewal. */
const quietMs = 3000;

/**
 * Does for the embedded database what a PostgreSQL server's autovacuum does by itself: renews the planner's
 * statistics and merges the pending entries of the search index after a great many rows were written.
 */
export class Upkeep {
  readonly #db: Kysely<Tables>;
  #rows = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Tells that rows were written. */
  noteRows(rows: number): void {
    this.#rows += rows;
    if (this.#rows < manyRows) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run().catch(() => undefined), quietMs);
    this.#timer.unref();
  }

  /** Renews statistics and indexes now. */
  async run(): Promise<void> {
    this.#rows = 0;
    await sql`vacuum (analyze) cards, card_texts, card_search`.execute(this.#db);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
