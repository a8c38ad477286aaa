import { limits } from '@foreglow/contract';
import type { Db, DbTransaction } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '../../platform/http/rate-limit.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { InvitationEndings } from '../invitations/index.ts';
import { type Actor, MembershipsReadModel, MembershipsRepo, type OwnAccount } from '../permissions/index.ts';
import {
  AccessRepo,
  StoredUsersReadModel,
  type User,
  UserLinksReadModel,
  UserLinksRepo,
  UsersRepo,
} from '../users/index.ts';
import type { Caller } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { emailChangedMail, emailChangeMail } from './user-mail.job.ts';

const hour = 3_600_000;

/** When a link to confirm an e-mail that is made now runs out. */
export const emailConfirmationEnd = (): Date => new Date(Date.now() + limits.emailConfirmationHours * hour);

/** Changes of the credentials, and deleting the account. Each requires the password. */
export class CredentialsService {
  readonly #db: Db;
  readonly #passwords: Passwords;
  readonly #jobs: JobQueue;
  readonly #perUser: RateLimit;
  readonly #perAddress: RateLimit;
  readonly #newEmails: RateLimit;

  constructor(db: Db, passwords: Passwords, jobs: JobQueue, rateLimits: RateLimits) {
    this.#db = db;
    this.#passwords = passwords;
    this.#jobs = jobs;
    this.#perUser = rateLimits({ name: 'credentials', points: 20, seconds: 900 });
    this.#newEmails = rateLimits({ name: 'new-email', points: limits.accountMailsPerHour, seconds: 3600 });
    this.#perAddress = rateLimits({ name: 'confirm-email-address', points: 60, seconds: 900 });
  }

  /** Changes the password. All links and sessions end but the session this is asked in. */
  async changePassword(account: OwnAccount, current: string, password: string): Promise<void> {
    const user = await this.#proven(account, current, '/current_password');
    const titles = await new MembershipsReadModel(this.#db).titlesOf(user.id);
    const weakness = await this.#passwords.weakness(password, user.email, [user.name, ...titles]);
    if (weakness) throw problem('invalid_attribute', weakness, { pointer: '/password' });
    const passwordHash = await this.#passwords.hash(password);
    await this.#db.transaction().execute(async (transaction) => {
      await lockProven(transaction, user);
      await new AccessRepo(transaction).setPassword(user.id, passwordHash, account.sessionId);
    });
  }

  /** Stores a new e-mail and sends a link to confirm it. The answer does not say whether somebody has it. */
  async changeEmail(account: OwnAccount, current: string, email: string, { theme }: Caller): Promise<void> {
    const user = await this.#proven(account, current, '/current_password');
    if (email === user.email) {
      throw problem('invalid_attribute', 'This is already your e-mail.', { pointer: '/email' });
    }
    // Each sends a mail to an address whose owner is not verified.
    await this.#newEmails.take(String(user.id));
    await this.#db.transaction().execute(async (transaction) => {
      await lockProven(transaction, user);
      // A link that is not sent. It marks the e-mail as pending, until the job replaces it.
      await new UserLinksRepo(transaction).create(user.id, 'email_change', emailConfirmationEnd(), email);
      await this.#jobs.send(emailChangeMail, { user_id: user.id, email, theme }, { db: transaction });
    });
  }

  /**
   * Makes the e-mail that a link was sent to the user's own, and sends a mail to the old one. All links and sessions end but the
   * session of `actor`, who may be nobody. Only a wrong link costs a point.
   */
  confirmEmail(actor: Actor, token: string, caller: Caller): Promise<void> {
    return countFailures([[this.#perAddress, caller.address]], () => this.#confirmEmail(actor, token, caller));
  }

  async #confirmEmail(actor: Actor, token: string, { theme }: Caller): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const links = new UserLinksRepo(transaction);
      const link = await new UserLinksReadModel(transaction).find(token, 'email_change');
      if (!link?.email) throw problem('link_invalid');
      // Workspaces, projects, people: every transaction locks them in this order.
      await new UsersRepo(transaction).noteChangedCreator(link.user_id);
      const access = new AccessRepo(transaction);
      const user = await access.lock(link.user_id);
      // Only now is the account locked: the link may have ended before.
      if (!user || user.isDisabled || !(await links.use(token, 'email_change'))) throw problem('link_invalid');
      const keptSession = actor.isSignedIn ? actor.user.sessionId : undefined;
      if (!(await access.setEmail(user.id, link.email, keptSession))) throw problem('link_invalid');
      const payload = { name: user.name, old_email: user.email, locale: user.locale, theme };
      await this.#jobs.send(emailChangedMail, payload, { db: transaction });
    });
  }

  /** Deletes the account: what somebody wrote stays, without their name; invitations they made end. */
  async deleteAccount(account: OwnAccount, password: string): Promise<void> {
    const user = await this.#proven(account, password, '/password');
    await this.#db.transaction().execute(async (transaction) => {
      // Workspaces, projects, people: every transaction locks them in this order.
      const titles = await new MembershipsRepo(transaction).onlyAdministeredBy(user.id);
      await new UsersRepo(transaction).noteChangedCreator(user.id);
      await new InvitationEndings(transaction).ofAccount(user.id);
      const access = new AccessRepo(transaction);
      const administrators = await access.lockWithAdministrators(user.id);
      await lockProven(transaction, user);
      if (administrators.length > 0 && administrators.every((id) => id === user.id)) {
        throw problem(
          'last_administrator',
          'You are the only administrator of this installation. Make somebody else one first.',
        );
      }
      if (titles.length > 0) {
        const named = titles.join(', ');
        throw problem('last_administrator', `Make somebody else an administrator first, of «${named}».`);
      }
      await access.forget(user);
    });
  }

  /** The account as it is stored, when the caller knows its password. */
  async #proven({ userId }: OwnAccount, password: string, pointer: string): Promise<User> {
    return countFailures([[this.#perUser, String(userId)]], async () => {
      const user = await new StoredUsersReadModel(this.#db).findById(userId);
      if (!user) throw problem('login_required');
      if (!(await this.#passwords.verify(password, user.passwordHash))) {
        throw problem('invalid_attribute', 'This is not your password.', { pointer });
      }
      return user;
    });
  }
}

/**
 * Locks an account whose password was checked. Throws the 409 problem when its access has changed since: the
 * person who knew the password may no longer be allowed in.
 */
async function lockProven(transaction: DbTransaction, proven: User): Promise<void> {
  const user = await new AccessRepo(transaction).lock(proven.id);
  const isSame = user?.passwordHash === proven.passwordHash && user.email === proven.email && !user.isDisabled;
  if (!isSame) throw problem('conflict', 'Your account has changed in the meantime. Please sign in again.');
}
