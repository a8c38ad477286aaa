import { serverLimits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import { newToken, tokenHash } from '#platform/text/tokens.ts';

const day = 86_400_000;
/** Devices not used since this moment are forgotten. */
export const oldestUse = (): Date => new Date(Date.now() - serverLimits.knownDeviceDays * day);

/**
 * Browsers in which users have signed in. Their tokens do not sign anybody in: attempts that include one are counted
 * separately.
 */
export class KnownDevicesRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Records that a user has signed in with a device. If there are too many, the least recently used one is dropped.
   * Returns the device's token: the given one if it was issued by this installation, otherwise a new one.
   */
  async remember(userId: number, given: string | undefined): Promise<string> {
    const token = given !== undefined && (await this.#exists(given)) ? given : newToken();
    await this.#db
      .insertInto('known_devices')
      .values({ token_hash: tokenHash(token), user_id: userId, last_used_at: new Date() })
      .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: new Date() }))
      .execute();
    await sql`
      delete from known_devices where user_id = ${userId} and token_hash in (
        select token_hash from known_devices where user_id = ${userId}
        order by last_used_at desc, token_hash offset ${serverLimits.knownDevices})`.execute(this.#db);
    return token;
  }

  /** Forgets all devices of a user: when all their sessions end, or their password or e-mail changes. */
  async endAll(userId: number): Promise<void> {
    await this.#db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  }

  async removeExpired(): Promise<void> {
    await this.#db.deleteFrom('known_devices').where('last_used_at', '<=', oldestUse()).execute();
  }

  async #exists(token: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('known_devices')
      .select('user_id')
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst();
    return row !== undefined;
  }
}
