import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';

const stored = {
  maintenance: z.object({ on: z.boolean(), message: z.string().nullable() }),
  assistance: z.object({ on: z.boolean(), radarsPerDay: z.int(), tokensPerDay: z.int() }),
  texts: z.object({ megabytesPerWorkspace: z.int() }),
  /** If null, there is no team, whatever the environment says. */
  team: z.object({ name: z.string(), domains: z.array(z.string()) }).nullable(),
};

export type StoredSettings = { [Name in keyof typeof stored]: z.infer<(typeof stored)[Name]> };

/** Reads the settings made by administrators, by name. Unset ones are absent. */
export class SettingsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async read(): Promise<Partial<StoredSettings>> {
    const rows = await this.#db.selectFrom('settings').select(['name', 'value']).execute();
    return z
      .object(stored)
      .partial()
      .parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
  }
}
