import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { type Audience, anyOf } from './points.read-model.ts';

/** Reads the slugs and ids of cards that a reader may see. */
export class CardSlugsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The ids of cards, in the order of their slugs. */
  async ids({ projectIds, seesDrafts }: Audience, slugs: readonly string[]): Promise<number[]> {
    const { rows } = await sql<{ id: number; slug: string }>`select id, slug from cards
      where slug = any(${[...slugs]}::text[]) and project_id = ${anyOf(projectIds)} and deleted_at is null
        and (public or ${seesDrafts})`.execute(this.#db);
    const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
    return slugs.flatMap((slug) => idOf.get(slug) ?? []);
  }

  /** The slugs of cards, by id. */
  async slugs({ projectIds, seesDrafts }: Audience, cardIds: readonly number[]): Promise<Map<number, string>> {
    const { rows } = await sql<{ id: number; slug: string }>`select id, slug from cards
      where id = any(${[...cardIds]}::bigint[]) and project_id = ${anyOf(projectIds)} and deleted_at is null
        and (public or ${seesDrafts})`.execute(this.#db);
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  }
}
