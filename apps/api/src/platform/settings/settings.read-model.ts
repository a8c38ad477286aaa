import type { Db } from '../db/database.ts';

/** Reads what administrators have set, by name. */
export class SettingsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async read(): Promise<ReadonlyMap<string, unknown>> {
    const rows = await this.#db.selectFrom('settings').select(['name', 'value']).execute();
    return new Map(rows.map(({ name, value }) => [name, value]));
  }
}
