import type { ThemePreference } from '@foreglow/contract';
import { sql } from 'kysely';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { DbTransaction } from '#platform/db/database.ts';
import { newSlug } from '#platform/text/slugs.ts';
import type { CheckedUser } from './sessions.repo.ts';
import { StoredUsersReadModel } from './stored-users.read-model.ts';

export interface NewUser {
  readonly name: string;
  /** Lower-cased. */
  readonly email: string;
  readonly isGlobalAdmin: boolean;
  readonly locale?: string;
}

export interface ProfileFields {
  readonly name?: string | undefined;
  readonly locale?: string | undefined;
  readonly theme?: ThemePreference | undefined;
  /** Whether they want a daily mail with unread notifications. */
  readonly digest?: boolean | undefined;
}

/** One number for all Foreglow processes on a database: the process that holds this lock may create the first user. */
const firstUserLock = 4_703_193;

/** Writes users. `AccessRepo` changes their access. */
export class UsersRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Creates a user without credentials. Returns undefined when the e-mail is taken. */
  async create(user: NewUser): Promise<CheckedUser | undefined> {
    return this.#db
      .insertInto('users')
      .values({
        slug: newSlug(''),
        name: user.name,
        email: user.email,
        is_global_admin: user.isGlobalAdmin,
        locale: user.locale,
        created_at: undefined,
        updated_at: undefined,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'access_version as accessVersion'])
      .executeTakeFirst();
  }

  /**
   * Creates the first user of the installation, an administrator. Returns undefined when there is an account
   * already, including a deleted one. Of several processes that try at the same time, only one creates it.
   */
  async createFirst(user: Omit<NewUser, 'isGlobalAdmin'>): Promise<CheckedUser | undefined> {
    await sql`select pg_advisory_xact_lock(${firstUserLock})`.execute(this.#db);
    return (await new StoredUsersReadModel(this.#db).exists())
      ? undefined
      : this.create({ ...user, isGlobalAdmin: true });
  }

  async updateProfile(id: number, fields: ProfileFields, pictureId: number | null | undefined): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ ...fields, picture_id: pictureId, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
  }

  /**
   * Counts a change in all projects in which a user has made cards, and in their workspaces, since data computed from
   * cards depends on the e-mails of their creators.
   */
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
}
