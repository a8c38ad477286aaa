import { serverLimits } from '@foreglow/contract';
import { type Db, databaseTime } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '#platform/http/rate-limit.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { MembershipsReadModel } from '../permissions/memberships.read-model.ts';
import { AccessRepo } from '../users/access.repo.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import type { User } from '../users/user.ts';
import { UserLinksReadModel } from '../users/user-links.read-model.ts';
import { UserLinksRepo } from '../users/user-links.repo.ts';
import type { Caller } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { passwordResetMail } from './user-mail.job.ts';

const minute = 60_000;

/** The expiry of a link for setting a new password that is made now. */
export const passwordResetEnd = (): Date => new Date(Date.now() + serverLimits.passwordResetMinutes * minute);

/** Setting a new password with a link, for people who have forgotten theirs. */
export class PasswordResetService {
  readonly #db: Db;
  readonly #passwords: Passwords;
  readonly #jobs: JobQueue;
  readonly #perAddress: RateLimit;

  constructor(db: Db, passwords: Passwords, jobs: JobQueue, rateLimits: RateLimits) {
    this.#db = db;
    this.#passwords = passwords;
    this.#jobs = jobs;
    this.#perAddress = rateLimits({ name: 'reset-address', points: 60, seconds: 900 });
  }

  /**
   * Requests a link for an e-mail. The job sends it if an account has the e-mail and has not reached the limit of such
   * mails. Since the job checks this, neither the answer nor its duration reveals whether there is such an account.
   */
  async forgot(email: string, caller: Caller): Promise<void> {
    await this.#perAddress.take(caller.address);
    const asked_at = await databaseTime(this.#db);
    await this.#jobs.send(passwordResetMail, { email, asked_at, theme: caller.theme });
  }

  /** The e-mail of the account whose password a link can set. Only refused attempts are counted. */
  async emailOf(token: string, caller: Caller): Promise<string> {
    return countFailures([[this.#perAddress, caller.address]], async () => (await this.#userOf(token)).email);
  }

  /** Sets a new password. Ends all links and sessions. Only refused attempts are counted. */
  reset(token: string, password: string, caller: Caller): Promise<void> {
    return countFailures([[this.#perAddress, caller.address]], () => this.#reset(token, password));
  }

  async #reset(token: string, password: string): Promise<void> {
    const user = await this.#userOf(token);
    const titles = await new MembershipsReadModel(this.#db).titlesOf(user.id);
    const weakness = await this.#passwords.weakness(password, user.email, [user.name, ...titles]);
    if (weakness) throw problem('invalid_attribute', weakness, { pointer: '/password' });
    const passwordHash = await this.#passwords.hash(password);
    await this.#db.transaction().execute(async (transaction) => {
      const access = new AccessRepo(transaction);
      const now = await access.lock(user.id);
      const isUsed = now && !now.isDisabled && (await new UserLinksRepo(transaction).use(token, 'password_reset'));
      if (!isUsed) throw problem('link_invalid');
      await access.setPassword(user.id, passwordHash, undefined);
    });
  }

  /** The account with the slug, for an administrator of the installation. */
  async findAccount(actor: Actor, slug: string): Promise<Authorized<User, 'installation.administer'>> {
    const user = await new StoredUsersReadModel(this.#db).findBySlug(slug);
    if (!user) throw problem('not_found');
    return actor.authorizeAdministration(user);
  }

  /**
   * Makes a link for a user, which an administrator passes on to them. It ends when they are no longer an
   * administrator. Returns its token.
   */
  async createLink(
    actor: Actor,
    { id }: Authorized<User, 'installation.administer'>,
  ): Promise<{ token: string; expires: Date }> {
    const { userId } = actor.user;
    return this.#db.transaction().execute(async (transaction) => {
      const administrators = await new AccessRepo(transaction).lockWithAdministrators(id);
      // Another administrator may have removed the actor's right since the call began.
      if (!administrators.includes(userId)) throw problem('forbidden');
      const user = await new StoredUsersReadModel(transaction).findById(id);
      if (!user) throw problem('not_found');
      if (user.isDisabled) throw problem('conflict', 'This account is disabled. Enable it first.');
      const expires = passwordResetEnd();
      const links = new UserLinksRepo(transaction);
      return { token: await links.create(user.id, 'password_reset', expires, null, userId), expires };
    });
  }

  async #userOf(token: string): Promise<User> {
    const link = await new UserLinksReadModel(this.#db).find(token, 'password_reset');
    const user = link && (await new StoredUsersReadModel(this.#db).findById(link.user_id));
    if (!user || user.isDisabled) throw problem('link_invalid');
    return user;
  }
}
