import type { Db, DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { AccessRepo } from './access.repo.ts';
import { KnownDevicesRepo } from './known-devices.repo.ts';
import { SessionsRepo } from './sessions.repo.ts';
import { StoredUsersReadModel } from './stored-users.read-model.ts';
import type { User } from './user.ts';

/** Ends invitations that an account made, in the transaction that changes it, before people are locked. */
interface AccountEndings {
  ofDisabled(userId: number): Promise<unknown>;
  ofAdministrator(userId: number): Promise<unknown>;
}

/** An account that the actor manages, as an administrator of the installation. */
type ManagedAccount = Authorized<User, 'installation.administer'>;

/** Management of accounts by the administrators of the installation. */
export class AccountsService {
  readonly #db: Db;
  readonly #endings: (transaction: DbTransaction) => AccountEndings;

  constructor(db: Db, endings: (transaction: DbTransaction) => AccountEndings) {
    this.#db = db;
    this.#endings = endings;
  }

  /** The account with the slug, for an administrator of the installation. */
  async find(actor: Actor, slug: string): Promise<ManagedAccount> {
    const user = await new StoredUsersReadModel(this.#db).findBySlug(slug);
    if (!user) throw problem('not_found');
    return actor.authorizeAdministration(user);
  }

  /**
   * Gives or removes rights. There is always an administrator left who can sign in. A change ends the user's links and
   * sessions. If rights are removed, the invitations made by these rights end too.
   */
  async update(
    actor: Actor,
    { id }: ManagedAccount,
    rights: { is_global_admin?: boolean | undefined; disabled?: boolean | undefined },
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const access = new AccessRepo(transaction);
      const users = new StoredUsersReadModel(transaction);
      const before = await users.findById(id);
      if (!before) throw problem('not_found');
      // Only a right that is lost ends anything. What it ends is locked before people are.
      const endings = this.#endings(transaction);
      if (rights.disabled && !before.isDisabled) await endings.ofDisabled(id);
      if (rights.is_global_admin === false && before.isGlobalAdmin) await endings.ofAdministrator(id);
      const administrators = await access.lockWithAdministrators(id);
      // Another administrator may have removed the actor's right since the call began.
      if (!administrators.includes(actor.user.userId)) throw problem('forbidden');
      const user = await users.findById(id);
      if (!user) throw problem('not_found');
      const loses = rights.is_global_admin === false || rights.disabled === true;
      if (loses && administrators.every((administrator) => administrator === id)) throw problem('last_administrator');
      if (rights.disabled && id === actor.user.userId) throw problem('conflict', 'You cannot disable yourself.');
      const wanted = {
        isGlobalAdmin: rights.is_global_admin ?? user.isGlobalAdmin,
        isDisabled: rights.disabled ?? user.isDisabled,
      };
      if (wanted.isGlobalAdmin === user.isGlobalAdmin && wanted.isDisabled === user.isDisabled) return;
      if (user.isGlobalAdmin !== before.isGlobalAdmin || user.isDisabled !== before.isDisabled) {
        throw problem('conflict', 'Somebody else has changed this account. Please try again.');
      }
      await access.setRights(id, wanted, actor.user.sessionId);
    });
  }

  async endSessions({ id }: ManagedAccount): Promise<void> {
    await this.#db.transaction().execute((transaction) => endAllSessions(transaction, id));
  }
}

/** Signs a user out everywhere, and forgets the browsers they have signed in from. */
async function endAllSessions(transaction: DbTransaction, userId: number): Promise<void> {
  await new SessionsRepo(transaction).endAll(userId);
  await new KnownDevicesRepo(transaction).endAll(userId);
}
