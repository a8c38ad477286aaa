import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { TextBatch } from './word-index-calls.ts';

/** A place in the texts of a project, in the order in which they were written. */
export interface TextPlace {
  readonly cardsVersion: number;
  readonly cardId: number;
}

/** The place before all texts that are newer than a version of the cards. */
export const afterVersion = (cardsVersion: number): TextPlace => ({ cardsVersion: cardsVersion + 1, cardId: 0 });

interface Batch extends TextBatch {
  /** Where the next batch begins; undefined after the last one. */
  readonly next: TextPlace | undefined;
}

/** Reads searched texts in the order in which they were written. */
export class NewerTextsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The first `size` texts of a project after a place, including texts of cards in the trash. */
  async after(projectId: number, { cardsVersion, cardId }: TextPlace, size: number): Promise<Batch> {
    const { rows } = await sql<{ card_id: number; cards_version: number; search_text: string }>`
      select card_id, cards_version, search_text from card_search
      where project_id = ${projectId} and (cards_version, card_id) > (${cardsVersion}::bigint, ${cardId}::bigint)
      order by cards_version, card_id limit ${sql.lit(size)}`.execute(this.#db);
    const last = rows.length === size ? rows.at(-1) : undefined;
    return {
      cardIds: rows.map((row) => row.card_id),
      texts: rows.map((row) => row.search_text),
      next: last && { cardsVersion: last.cards_version, cardId: last.card_id },
    };
  }
}
