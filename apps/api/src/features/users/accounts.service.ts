import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor } from '../permissions/index.ts';
import { KnownDevicesRepo } from './known-devices.repo.ts';
import { SessionsRepo } from './sessions.repo.ts';
import { type User, UsersRepo } from './users.repo.ts';

/** What the administrators of the installation do with accounts. The caller has made sure that the actor is one. */
export class AccountsService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Gives or takes rights. There is always an administrator left who can sign in. */
  async update(
    actor: Actor,
    slug: string,
    rights: { is_global_admin?: boolean | undefined; disabled?: boolean | undefined },
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const users = new UsersRepo(transaction);
      const administrators = await users.lockAdministrators();
      // Somebody may have taken the right from the actor since the call began.
      if (!administrators.includes(actor.user.userId)) throw problem('forbidden');
      const user = await this.#find(users, slug);
      const loses = rights.is_global_admin === false || rights.disabled === true;
      if (loses && administrators.every((id) => id === user.id)) throw problem('last_administrator');
      if (rights.disabled && user.id === actor.user.userId) throw problem('conflict', 'You cannot disable yourself.');
      await users.setRights(user.id, {
        ...(rights.is_global_admin !== undefined && { isGlobalAdmin: rights.is_global_admin }),
        ...(rights.disabled !== undefined && { isDisabled: rights.disabled }),
      });
      await new ChangesRepo(transaction).ofRights(user.id);
      if (rights.disabled) await endAllSessions(transaction, user.id);
    });
  }

  async endSessions(slug: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const user = await this.#find(new UsersRepo(transaction), slug);
      await endAllSessions(transaction, user.id);
    });
  }

  async #find(users: UsersRepo, slug: string): Promise<User> {
    const user = await users.findBySlug(slug);
    if (!user) throw problem('not_found');
    return user;
  }
}

/** Signs a user out everywhere, and forgets the browsers they have signed in from. */
async function endAllSessions(transaction: Db, userId: number): Promise<void> {
  await new SessionsRepo(transaction).endAll(userId);
  await new KnownDevicesRepo(transaction).endAll(userId);
}
