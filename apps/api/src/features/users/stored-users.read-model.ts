import type { Db } from '#platform/db/database.ts';
import type { User } from './user.ts';

/** Finds users whose account has not been deleted. Their e-mails are lower-cased. */
export class StoredUsersReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async findByEmail(email: string): Promise<User | undefined> {
    return toUser(await this.#select().where('email', '=', email.toLowerCase()).executeTakeFirst());
  }

  async findBySlug(slug: string): Promise<User | undefined> {
    return toUser(await this.#select().where('slug', '=', slug).executeTakeFirst());
  }

  async findById(id: number): Promise<User | undefined> {
    return toUser(await this.#select().where('id', '=', id).executeTakeFirst());
  }

  /** The e-mails that belong to an account. */
  async findAllByEmail(emails: readonly string[]): Promise<User[]> {
    if (emails.length === 0) return [];
    const rows = await this.#select().where('email', 'in', emails).execute();
    return rows.flatMap((row) => toUser(row) ?? []);
  }

  /** Whether there is or ever was an account, including deleted ones. */
  async exists(): Promise<boolean> {
    return Boolean(await this.#db.selectFrom('users').select('id').limit(1).executeTakeFirst());
  }

  /** The fields of a profile beyond the data that every call has about its caller. */
  async profileOf(id: number): Promise<{ pictureId: number | null; digest: boolean }> {
    const row = await this.#db
      .selectFrom('users')
      .select(['picture_id', 'digest'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { pictureId: row.picture_id, digest: row.digest };
  }

  #select() {
    return this.#db
      .selectFrom('users')
      .select(['id', 'slug', 'name', 'email', 'access_version', 'locale', 'is_global_admin', 'disabled_at'])
      .where('deleted_at', 'is', null);
  }
}

interface UserRow {
  id: number;
  slug: string;
  name: string;
  email: string;
  access_version: number;
  locale: string;
  is_global_admin: boolean;
  disabled_at: Date | null;
}

const toUser = (row: UserRow | undefined): User | undefined =>
  row && {
    id: row.id,
    slug: row.slug,
    name: row.name,
    email: row.email,
    accessVersion: row.access_version,
    locale: row.locale,
    isGlobalAdmin: row.is_global_admin,
    isDisabled: row.disabled_at !== null,
  };
