import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** The maximum number of texts, and of bytes in all but the last of them, that are indexed in one statement. */
const inTurn = { texts: 200, bytes: 32_000 };

/** Adds the searched texts of cards to their index of trigrams. */
export class SearchIndexRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Indexes some texts that are not indexed yet, in some hundredths of a second, and returns their number. Texts that
   * somebody else is writing are left out.
   */
  async indexSome(): Promise<number> {
    const { numAffectedRows } = await sql`
      with waiting as (
        select card_id, octet_length(search_text) as bytes from card_search where not indexed
        order by project_id, card_id limit ${sql.lit(inTurn.texts)} for update skip locked
      ), summed as (
        select card_id, sum(bytes) over (order by card_id) - bytes as before from waiting
      )
      update card_search set indexed = true
      where card_id in (select card_id from summed where before < ${sql.lit(inTurn.bytes)})`.execute(this.#db);
    return Number(numAffectedRows ?? 0);
  }
}
