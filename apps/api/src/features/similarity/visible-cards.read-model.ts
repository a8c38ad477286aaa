import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Finds the cards that a reader of a project may see. */
export class VisibleCardsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The cards that are in the project and not in the trash, by id; drafts only for readers who may see them. */
  async of(projectId: number, cardIds: readonly number[], seesDrafts: boolean): Promise<Map<number, VisibleCard>> {
    const { rows } = await sql<VisibleCard & { id: number }>`select id, slug, tag_ids as "tagIds" from cards
      where id = any(${cardIds}::bigint[]) and project_id = ${projectId} and deleted_at is null
        and (public or ${seesDrafts})`.execute(this.#db);
    return new Map(rows.map(({ id, ...card }) => [id, card]));
  }
}

/** The data needed of a card that a reader may see. */
export interface VisibleCard {
  readonly slug: string;
  readonly tagIds: readonly number[];
}
