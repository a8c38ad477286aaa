import { limits } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { newToken, tokenHash } from '../../platform/text/tokens.ts';

export interface Registration {
  readonly id: number;
  readonly invitation_id: number;
  readonly email: string;
  readonly locale: 'en' | 'de';
}

const hour = 3_600_000;

/** Accounts that wait for their e-mail to be confirmed. */
export class RegistrationsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async create(registration: Omit<Registration, 'id'>): Promise<number> {
    const { id } = await this.#db
      .insertInto('registrations')
      .values({ ...registration, expires_at: new Date(Date.now() + limits.emailConfirmationHours * hour) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  find(id: number): Promise<Registration | undefined> {
    return this.#db
      .selectFrom('registrations')
      .select(['id', 'invitation_id', 'email', 'locale'])
      .where('id', '=', id)
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
  }

  /** The registration of a link. */
  findByToken(token: string): Promise<Registration | undefined> {
    return this.#db
      .selectFrom('registrations')
      .select(['id', 'invitation_id', 'email', 'locale'])
      .where('token_hash', '=', tokenHash(token))
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
  }

  /**
   * Makes the link that confirms. Returns its token, which is not stored; an older one ends. Undefined when the
   * registration is not there any more.
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

  /** Whether its e-mail was sent another link under the same invitation that can still be used. */
  async hasOtherLink({ id, invitation_id, email }: Registration): Promise<boolean> {
    const other = await this.#db
      .selectFrom('registrations')
      .select('id')
      .where('invitation_id', '=', invitation_id)
      .where('email', '=', email)
      .where('id', '<>', id)
      .where('token_hash', 'is not', null)
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return other !== undefined;
  }

  /** Takes a registration out by its link: of two at once, one gets it. */
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
