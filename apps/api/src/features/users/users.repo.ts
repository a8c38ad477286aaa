import type { Db } from '../../platform/db/database.ts';
import { newSlug } from '../../platform/text/slugs.ts';

export interface NewUser {
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly passwordHash: string;
  readonly isGlobalAdmin: boolean;
}

export class UsersRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Creates a user. Returns the id, or undefined when the e-mail is taken. */
  async create(user: NewUser): Promise<number | undefined> {
    const row = await this.#db
      .insertInto('users')
      .values({
        slug: newSlug(''),
        name: user.name,
        email: user.email,
        password_hash: user.passwordHash,
        is_global_admin: user.isGlobalAdmin,
        created_at: undefined,
        updated_at: undefined,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  findByEmail(email: string): Promise<{ id: number; password_hash: string } | undefined> {
    return this.#db
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
  }

  async exists(): Promise<boolean> {
    return Boolean(await this.#db.selectFrom('users').select('id').limit(1).executeTakeFirst());
  }
}
