import type { DbTransaction } from '../../platform/db/database.ts';
import type { StoredSettings } from './settings.read-model.ts';

/** Writes the settings made by administrators, by name. */
export class SettingsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async write<Name extends keyof StoredSettings>(
    name: Name,
    value: StoredSettings[Name],
    userId: number,
  ): Promise<void> {
    const row = { value: JSON.stringify(value), updated_by: userId, updated_at: new Date() };
    await this.#db
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }
}
