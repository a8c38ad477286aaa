import type { ThemePreference } from '@foreglow/contract';
import { sql } from 'kysely';
import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import type { Db } from '../../platform/db/database.ts';
import { newSlug } from '../../platform/text/slugs.ts';

export interface NewUser {
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly passwordHash: string;
  readonly isGlobalAdmin: boolean;
  readonly locale?: 'en' | 'de';
}

export interface User {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly locale: 'en' | 'de';
  readonly isGlobalAdmin: boolean;
  readonly isDisabled: boolean;
}

export interface ProfileFields {
  readonly name?: string | undefined;
  readonly locale?: 'en' | 'de' | undefined;
  readonly theme?: ThemePreference | undefined;
  /** Wants a mail of what is unread, once a day. */
  readonly digest?: boolean | undefined;
}

/** One number for all Foreglow processes on a database: whoever holds the lock may create the first user. */
const firstUserLock = 4_703_193;

/** Users whose account was not deleted. Their e-mails are lower-cased. What lets them in is changed by `AccessRepo`. */
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
        locale: user.locale,
        created_at: undefined,
        updated_at: undefined,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  /**
   * Creates the first user of the installation, an administrator. Returns the id, or undefined when there is an account
   * already; one that was deleted counts. Of several processes that try at once, one creates it.
   */
  async createFirst(user: Omit<NewUser, 'isGlobalAdmin'>): Promise<number | undefined> {
    await sql`select pg_advisory_xact_lock(${firstUserLock})`.execute(this.#db);
    return (await this.exists()) ? undefined : this.create({ ...user, isGlobalAdmin: true });
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

  /** Those of the e-mails that belong to somebody. */
  async findAllByEmail(emails: readonly string[]): Promise<User[]> {
    if (emails.length === 0) return [];
    const rows = await this.#select().where('email', 'in', emails).execute();
    return rows.flatMap((row) => toUser(row) ?? []);
  }

  /** Whether there is an account, or ever was: those that were deleted count. */
  async exists(): Promise<boolean> {
    return Boolean(await this.#db.selectFrom('users').select('id').limit(1).executeTakeFirst());
  }

  async updateProfile(id: number, fields: ProfileFields, pictureId: number | null | undefined): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ ...fields, picture_id: pictureId, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
  }

  /** What is kept of a profile beside what every call knows of its caller. */
  async profileOf(id: number): Promise<{ pictureId: number | null; digest: boolean }> {
    const row = await this.#db
      .selectFrom('users')
      .select(['picture_id', 'digest'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { pictureId: row.picture_id, digest: row.digest };
  }

  /** Figures kept for cards depend on their creators' e-mails: notes that those of a user are out of date. */
  async noteChangedCreator(id: number): Promise<void> {
    const changes = new ChangesRepo(this.#db);
    await changes.ofPerson(id);
    const rows = await this.#db
      .selectFrom('cards')
      .select('project_id')
      .distinct()
      .where('creator_id', '=', id)
      .orderBy('project_id')
      .execute();
    for (const { project_id } of rows) await changes.ofProject(project_id, 'cards');
  }

  #select() {
    return this.#db
      .selectFrom('users')
      .select(['id', 'slug', 'name', 'email', 'password_hash', 'locale', 'is_global_admin', 'disabled_at'])
      .where('deleted_at', 'is', null);
  }
}

interface UserRow {
  id: number;
  slug: string;
  name: string;
  email: string;
  password_hash: string;
  locale: 'en' | 'de';
  is_global_admin: boolean;
  disabled_at: Date | null;
}

const toUser = (row: UserRow | undefined): User | undefined =>
  row && {
    id: row.id,
    slug: row.slug,
    name: row.name,
    email: row.email,
    passwordHash: row.password_hash,
    locale: row.locale,
    isGlobalAdmin: row.is_global_admin,
    isDisabled: row.disabled_at !== null,
  };
