import type { DbTransaction } from '#platform/db/database.ts';

/** Writes how people prove who they are. `AccessRepo` changes the credentials of accounts that exist. */
export class CredentialsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Sets the hash of a user's password, and replaces an earlier one. */
  async setPassword(userId: number, hash: string): Promise<void> {
    await this.#db
      .insertInto('credentials')
      .values({ user_id: userId, kind: 'password', subject: '', secret: hash })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject']).doUpdateSet({ secret: hash }))
      .execute();
  }

  /** Removes all credentials of a user. */
  async removeAll(userId: number): Promise<void> {
    await this.#db.deleteFrom('credentials').where('user_id', '=', userId).execute();
  }
}
