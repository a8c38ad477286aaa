import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';

const stored = {
  maintenance: z.object({ on: z.boolean(), message: z.string().nullable() }),
  /** Null: no team, whatever the environment says. */
  team: z.object({ name: z.string(), domains: z.array(z.string()) }).nullable(),
};

type Stored = { [Name in keyof typeof stored]: z.infer<(typeof stored)[Name]> };

/** What administrators have set, by name. What they have not set is not there. */
export class SettingsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async read(): Promise<Partial<Stored>> {
    const rows = await this.#db.selectFrom('settings').select(['name', 'value']).execute();
    return z
      .object(stored)
      .partial()
      .parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
  }

  async write<Name extends keyof Stored>(name: Name, value: Stored[Name], userId: number): Promise<void> {
    const row = { value: JSON.stringify(value), updated_by: userId, updated_at: new Date() };
    await this.#db
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }
}
