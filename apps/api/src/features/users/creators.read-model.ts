import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Somebody who made something; also when the account was deleted since. */
export interface Creator {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

/** Finds who made things. */
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
