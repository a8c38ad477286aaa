import { serverLimits } from '@foreglow/contract';
import type { DbTransaction } from '#platform/db/database.ts';
import { newToken, tokenHash } from '#platform/text/tokens.ts';
import type { Registration } from './registrations.read-model.ts';

const hour = 3_600_000;

/** Writes registrations: accounts to be made once their e-mail is confirmed. */
export class RegistrationsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async create(registration: Omit<Registration, 'id'>): Promise<number> {
    const { id } = await this.#db
      .insertInto('registrations')
      .values({ ...registration, expires_at: new Date(Date.now() + serverLimits.emailConfirmationHours * hour) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /**
   * Makes the confirmation link and ends an older one. Returns its token, which is not stored. Undefined when the
   * registration no longer exists.
   */
  async createLink(id: number): Promise<string | undefined> {
    const token = newToken();
    const linked = await this.#db
      .updateTable('registrations')
      .set({ token_hash: tokenHash(token) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return linked && token;
  }

  /** Removes a registration by its link. Of two calls at the same time, only one gets it. */
  take(token: string): Promise<Registration | undefined> {
    return this.#db
      .deleteFrom('registrations')
      .where('token_hash', '=', tokenHash(token))
      .where('expires_at', '>', new Date())
      .returning(['id', 'invitation_id', 'email', 'locale'])
      .executeTakeFirst();
  }

  async remove(id: number): Promise<void> {
    await this.#db.deleteFrom('registrations').where('id', '=', id).execute();
  }

  async removeExpired(): Promise<void> {
    await this.#db.deleteFrom('registrations').where('expires_at', '<', new Date()).execute();
  }
}
