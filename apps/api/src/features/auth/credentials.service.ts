import { limits } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '../../platform/http/rate-limit.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { type Actor, MembershipsRepo } from '../permissions/index.ts';
import { KnownDevicesRepo, SessionsRepo, type User, UserLinksRepo, UsersRepo } from '../users/index.ts';
import type { Caller } from './open-session.ts';
import { passwordWeakness } from './password.rules.ts';
import type { Passwords } from './passwords.ts';
import { emailChangedMail, emailChangeMail } from './user-mail.job.ts';

const hour = 3_600_000;

/** When a link to confirm an e-mail that is made now runs out. */
export const emailConfirmationEnd = (): Date => new Date(Date.now() + limits.emailConfirmationHours * hour);

/** Changing what lets somebody in, and deleting their account: each takes the password again. */
export class CredentialsService {
  readonly #db: Db;
  readonly #passwords: Passwords;
  readonly #jobs: JobQueue;
  readonly #perUser: RateLimit;
  readonly #perAddress: RateLimit;

  constructor(db: Db, passwords: Passwords, jobs: JobQueue, rateLimits: RateLimits) {
    this.#db = db;
    this.#passwords = passwords;
    this.#jobs = jobs;
    this.#perUser = rateLimits({ name: 'credentials', points: 20, seconds: 900 });
    this.#perAddress = rateLimits({ name: 'confirm-email-address', points: 60, seconds: 900 });
  }

  /** Changes the password and ends all sessions but the one this is asked in. */
  async changePassword(actor: Actor, current: string, password: string): Promise<void> {
    const user = await this.#proven(actor, current, '/current_password');
    const weakness = passwordWeakness(password, user.email);
    if (weakness) throw problem('invalid_attribute', weakness, { pointer: '/password' });
    const passwordHash = await this.#passwords.hash(password);
    await this.#db.transaction().execute(async (transaction) => {
      await new UsersRepo(transaction).setPassword(user.id, passwordHash);
      await new UserLinksRepo(transaction).endAll(user.id, 'password_reset');
      await new SessionsRepo(transaction).endAll(user.id, actor.user.sessionId);
      await new KnownDevicesRepo(transaction).endAll(user.id);
    });
  }

  /** Notes a new e-mail and has it confirmed. The answer does not tell whether somebody has it. */
  async changeEmail(actor: Actor, current: string, email: string): Promise<void> {
    const user = await this.#proven(actor, current, '/current_password');
    if (email === user.email) {
      throw problem('invalid_attribute', 'This is your e-mail already.', { pointer: '/email' });
    }
    await this.#db.transaction().execute(async (transaction) => {
      // A link nobody has: it says that the e-mail waits, until the job puts the one it sends in its place.
      await new UserLinksRepo(transaction).create(user.id, 'email_change', emailConfirmationEnd(), email);
      await this.#jobs.send(emailChangeMail, { user_id: user.id, email }, { db: transaction });
    });
  }

  /** Makes the e-mail a link was sent to the user's own, and tells the old one. */
  async confirmEmail(token: string, caller: Caller): Promise<void> {
    await this.#perAddress.take(caller.address);
    await this.#db.transaction().execute(async (transaction) => {
      const links = new UserLinksRepo(transaction);
      const users = new UsersRepo(transaction);
      const link = await links.find(token, 'email_change');
      if (!link?.email || !(await links.use(token, 'email_change'))) throw problem('link_invalid');
      const user = await users.findById(link.user_id);
      if (!user || user.isDisabled) throw problem('link_invalid');
      await users.noteChangedCreator(user.id);
      if (!(await users.setEmail(user.id, link.email))) throw problem('link_invalid');
      await new KnownDevicesRepo(transaction).endAll(user.id);
      const told = { name: user.name, old_email: user.email, locale: user.locale };
      await this.#jobs.send(emailChangedMail, told, { db: transaction });
    });
  }

  /** Deletes the account: what somebody wrote stays, without their name. */
  async deleteAccount(actor: Actor, password: string): Promise<void> {
    const user = await this.#proven(actor, password, '/password');
    await this.#db.transaction().execute(async (transaction) => {
      const users = new UsersRepo(transaction);
      // Workspaces, projects, people: everybody holds them in this order.
      const titles = await new MembershipsRepo(transaction).onlyAdministeredBy(user.id);
      await users.noteChangedCreator(user.id);
      const administrators = await users.lockAdministrators();
      if (administrators.length > 0 && administrators.every((id) => id === user.id)) {
        throw problem(
          'last_administrator',
          'You are the only administrator of this installation. Make somebody else one first.',
        );
      }
      if (titles.length > 0) {
        const named = titles.map((title) => `“${title}”`).join(', ');
        throw problem('last_administrator', `Make somebody else an administrator first, of: ${named}.`);
      }
      await users.forget(user.id, user.slug);
      await new SessionsRepo(transaction).endAll(user.id);
      await new KnownDevicesRepo(transaction).endAll(user.id);
    });
  }

  /** The actor's account, when they know its password. */
  async #proven(actor: Actor, password: string, pointer: string): Promise<User> {
    return countFailures([[this.#perUser, String(actor.user.userId)]], async () => {
      const user = await new UsersRepo(this.#db).findById(actor.user.userId);
      if (!user) throw problem('login_required');
      if (!(await this.#passwords.verify(password, user.passwordHash))) {
        throw problem('invalid_attribute', 'This is not your password.', { pointer });
      }
      return user;
    });
  }
}
