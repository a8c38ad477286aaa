import { sql } from 'kysely';
import type { DbTransaction } from '../db/database.ts';
import type { SettingsGroup } from './settings-group.ts';

/** Writes what administrators set, by name. */
export class SettingsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async write<T>({ name }: SettingsGroup<T>, value: NoInfer<T>, userId: number): Promise<void> {
    const row = { value: JSON.stringify(value), updated_by: userId, updated_at: new Date() };
    await this.#db
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  }

  async remove<T>({ name }: SettingsGroup<T>): Promise<void> {
    await this.#db.deleteFrom('settings').where('name', '=', name).execute();
  }

  /**
   * Changes parts of a group, in one statement, so that simultaneous changes of other parts are kept. `first`: the parts
   * before any change.
   */
  async change<T extends object>(
    { name }: SettingsGroup<T>,
    first: NoInfer<T>,
    change: Partial<NoInfer<T>>,
    userId: number,
  ): Promise<void> {
    const row = { updated_by: userId, updated_at: new Date() };
    await this.#db
      .insertInto('settings')
      .values({ name, value: JSON.stringify({ ...first, ...change }), ...row })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: sql`settings.value || ${JSON.stringify(change)}::jsonb`, ...row }),
      )
      .execute();
  }
}
