import type { Db } from '#platform/db/database.ts';
import { tokenHash } from '#platform/text/tokens.ts';

/** An account to be made once its e-mail is confirmed. */
export interface Registration {
  readonly id: number;
  readonly invitation_id: number;
  readonly email: string;
  readonly locale: string;
}

/** Finds registrations that have not expired. */
export class RegistrationsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
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

  /** Whether another link that is still valid was sent to its e-mail under the same invitation. */
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
}
