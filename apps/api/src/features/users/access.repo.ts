import { formerEmail, formerName } from '@foreglow/contract';
import { sql, type Updateable } from 'kysely';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { DbTransaction } from '#platform/db/database.ts';
import { isUniqueViolation } from '#platform/db/database-errors.ts';
import type { Tables } from '#platform/db/tables.ts';
import { CredentialsRepo } from './credentials.repo.ts';
import { KnownDevicesRepo } from './known-devices.repo.ts';
import { SessionsRepo } from './sessions.repo.ts';
import { StoredUsersReadModel } from './stored-users.read-model.ts';
import type { User } from './user.ts';

/**
 * Changes the access to an account: its password, its e-mail, its state and its rights. Each change ends, in the same
 * transaction, every link of the account, every registration that waits for its e-mail, every known browser, and every
 * session except the one in which the change is made: `keptSession`, which may belong to another person.
 *
 * Links are made only while the account is locked. So a link is made either before a change, which ends it, or after
 * it, by a person who has access then. Lock workspaces and projects first if a transaction needs them too.
 */
export class AccessRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** The current state of an account. Nobody else can change its access until this transaction ends. */
  async lock(userId: number): Promise<User | undefined> {
    // Its key is not locked: rows that the user creates in the meantime refer to it.
    await this.#db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    return new StoredUsersReadModel(this.#db).findById(userId);
  }

  /**
   * Locks an account together with all global administrators who may sign in, and returns the ids of these: two
   * administrators cannot remove each other at the same time.
   */
  async lockWithAdministrators(userId: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('users')
      .select(['id', 'is_global_admin', 'disabled_at', 'deleted_at'])
      .where((where) => where.or([where('id', '=', userId), where('is_global_admin', '=', true)]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    return rows.filter((row) => row.is_global_admin && !row.disabled_at && !row.deleted_at).map((row) => row.id);
  }

  /** True when the access to an account has changed since a moment of the database's clock, or at that moment. */
  async hasChangedSince(userId: number, moment: Date): Promise<boolean> {
    const changed = await this.#db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('access_changed_at', '>=', moment)
      .executeTakeFirst();
    return changed !== undefined;
  }

  async setPassword(userId: number, passwordHash: string, keptSession: number | undefined): Promise<void> {
    await new CredentialsRepo(this.#db).setPassword(userId, passwordHash);
    await this.#change(userId, {}, keptSession);
  }

  /**
   * Gives an account another e-mail. Returns false when another account has it: the transaction can then no longer be
   * used.
   */
  async setEmail(userId: number, email: string, keptSession: number | undefined): Promise<boolean> {
    try {
      await this.#change(userId, { email }, keptSession);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async setRights(
    userId: number,
    { isGlobalAdmin, isDisabled }: Pick<User, 'isGlobalAdmin' | 'isDisabled'>,
    keptSession: number | undefined,
  ): Promise<void> {
    const rights = { is_global_admin: isGlobalAdmin, disabled_at: isDisabled ? new Date() : null };
    await this.#change(userId, rights, keptSession);
    if (!isGlobalAdmin || isDisabled) await this.#endMadeLinks(userId);
  }

  /** Removes a person's name and e-mail. Their contributions stay, under one name for all deleted accounts. */
  async forget({ id, slug }: Pick<User, 'id' | 'slug'>): Promise<void> {
    await this.#change(
      id,
      {
        name: formerName,
        email: formerEmail(slug),
        is_global_admin: false,
        picture_id: null,
        deleted_at: new Date(),
      },
      undefined,
    );
    await new CredentialsRepo(this.#db).removeAll(id);
    await this.#endMadeLinks(id);
    await this.#db.deleteFrom('workspace_members').where('user_id', '=', id).execute();
    await this.#db.deleteFrom('project_members').where('user_id', '=', id).execute();
    await this.#db.deleteFrom('project_visits').where('user_id', '=', id).execute();
  }

  /** Ends the links that a person made for others, as an administrator. */
  async #endMadeLinks(userId: number): Promise<void> {
    await this.#db.deleteFrom('user_links').where('made_by', '=', userId).execute();
  }

  async #change(userId: number, change: Updateable<Tables['users']>, keptSession: number | undefined): Promise<void> {
    // Before the e-mail changes, in the same order as when confirming a registration, so that two such transactions
    // cannot deadlock.
    await this.#db
      .deleteFrom('registrations')
      .where((where) =>
        where.or([
          where('email', 'in', where.selectFrom('users').select('email').where('id', '=', userId)),
          ...(change.email === undefined ? [] : [where('email', '=', change.email)]),
        ]),
      )
      .execute();
    await this.#db
      .updateTable('users')
      // The current moment and not the start of the transaction: links requested in between count as requested before
      // the change.
      .set({
        ...change,
        access_changed_at: sql<Date>`clock_timestamp()`,
        access_version: sql<number>`access_version + 1`,
        updated_at: new Date(),
      })
      .where('id', '=', userId)
      .execute();
    await this.#db.deleteFrom('user_links').where('user_id', '=', userId).execute();
    await new SessionsRepo(this.#db).endAll(userId, keptSession);
    await new KnownDevicesRepo(this.#db).endAll(userId);
    // Open streams immediately check whether their session still exists.
    await new ChangesRepo(this.#db).ofRights(userId);
  }
}
