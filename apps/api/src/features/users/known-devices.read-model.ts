import type { Db } from '#platform/db/database.ts';
import { tokenHash } from '#platform/text/tokens.ts';
import { oldestUse } from './known-devices.repo.ts';

/** Finds browsers in which users have signed in. */
export class KnownDevicesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * True when the user with this e-mail has signed in with the device. It is one query, whether or not an account has
   * the e-mail.
   */
  async knows(email: string, token: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'known_devices.user_id')
      .select('users.id')
      .where('token_hash', '=', tokenHash(token))
      .where('users.email', '=', email)
      .where('last_used_at', '>', oldestUse())
      .executeTakeFirst();
    return row !== undefined;
  }
}
