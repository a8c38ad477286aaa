import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A person who made something, even if their account has been deleted. */
export interface Creator {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

/** Finds the creators of things. */
export class CreatorsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async byIds(ids: readonly number[]): Promise<Creator[]> {
    const { rows } = await sql<Creator>`
      select id, slug, name, email from users where id = any(${ids}::bigint[])`.execute(this.#db);
    return rows;
  }
}
