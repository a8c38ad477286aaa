import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import type { StoredSettings } from './settings.read-model.ts';

type Assistance = StoredSettings['assistance'];

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

  /**
   * Changes parts of what is drafted, in one statement, so that simultaneous changes of other parts are kept. `first`:
   * the parts before any change.
   */
  async changeAssistance(first: Assistance, change: Partial<Assistance>, userId: number): Promise<void> {
    const row = { updated_by: userId, updated_at: new Date() };
    await this.#db
      .insertInto('settings')
      .values({ name: 'assistance', value: JSON.stringify({ ...first, ...change }), ...row })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: sql`settings.value || ${JSON.stringify(change)}::jsonb`, ...row }),
      )
      .execute();
  }
}
