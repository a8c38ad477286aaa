import type { Db, DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '#platform/http/rate-limit.ts';
import type { OwnAccount } from '../permissions/actor.ts';
import { AccessRepo } from '../users/access.repo.ts';
import { CredentialsReadModel } from '../users/credentials.read-model.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import type { User } from '../users/user.ts';
import type { Passwords } from './passwords.ts';

/** What a person gives to prove again who they are, and the pointer to it in the request. */
interface Proof {
  readonly password: string;
  readonly pointer: string;
}

declare const proven: unique symbol;
/** An account whose owner has proven again who they are. Only `Reauthentication` makes one. */
export type Proven = User & { readonly [proven]: true };

/**
 * The guard of calls that a session alone does not allow: those that change who has access to the account. Only failed
 * attempts are counted.
 */
export class Reauthentication {
  readonly #db: Db;
  readonly #passwords: Passwords;
  readonly #perUser: RateLimit;

  constructor(db: Db, passwords: Passwords, rateLimits: RateLimits) {
    this.#db = db;
    this.#passwords = passwords;
    this.#perUser = rateLimits({ name: 'credentials', points: 20, seconds: 900 });
  }

  /** The stored account, if the caller proves to be its owner. Throws the 422 problem otherwise. */
  prove({ userId }: OwnAccount, { password, pointer }: Proof): Promise<Proven> {
    return countFailures([[this.#perUser, String(userId)]], async () => {
      const user = await new StoredUsersReadModel(this.#db).findById(userId);
      if (!user) throw problem('login_required');
      const hash = await new CredentialsReadModel(this.#db).passwordOf(userId);
      if (!(await this.#passwords.verify(password, hash))) {
        throw problem('invalid_attribute', 'This is not your password.', { pointer });
      }
      return user as Proven;
    });
  }
}

/**
 * Locks the account for a change. Throws the 409 problem when its access has changed since the proof: the person who
 * gave it may no longer be allowed in.
 */
export async function lockProven(transaction: DbTransaction, { id, accessVersion }: Proven): Promise<void> {
  const user = await new AccessRepo(transaction).lock(id);
  if (user?.accessVersion !== accessVersion || user.isDisabled) {
    throw problem('conflict', 'Your account has changed in the meantime. Please sign in again.');
  }
}
