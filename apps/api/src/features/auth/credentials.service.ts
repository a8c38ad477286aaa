import { serverLimits } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '#platform/http/rate-limit.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { InvitationEndings } from '../invitations/invitation-endings.repo.ts';
import type { Actor, OwnAccount } from '../permissions/actor.ts';
import { MembershipsReadModel } from '../permissions/memberships.read-model.ts';
import { MembershipsRepo } from '../permissions/memberships.repo.ts';
import { AccessRepo } from '../users/access.repo.ts';
import { UserLinksReadModel } from '../users/user-links.read-model.ts';
import { UserLinksRepo } from '../users/user-links.repo.ts';
import { UsersRepo } from '../users/users.repo.ts';
import type { Caller } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { lockProven, Reauthentication } from './reauthentication.ts';
import { emailChangedMail, emailChangeMail } from './user-mail.job.ts';

const hour = 3_600_000;

/** The expiry of a link to confirm an e-mail that is made now. */
export const emailConfirmationEnd = (): Date => new Date(Date.now() + serverLimits.emailConfirmationHours * hour);

/** Changes to credentials, and deletion of the account. Each requires another proof of who the caller is. */
export class CredentialsService {
  readonly #db: Db;
  readonly #passwords: Passwords;
  readonly #reauthentication: Reauthentication;
  readonly #jobs: JobQueue;
  readonly #perAddress: RateLimit;
  readonly #newEmails: RateLimit;

  constructor(db: Db, passwords: Passwords, jobs: JobQueue, rateLimits: RateLimits) {
    this.#db = db;
    this.#passwords = passwords;
    this.#reauthentication = new Reauthentication(db, passwords, rateLimits);
    this.#jobs = jobs;
    this.#newEmails = rateLimits({ name: 'new-email', points: serverLimits.accountMailsPerHour, seconds: 3600 });
    this.#perAddress = rateLimits({ name: 'confirm-email-address', points: 60, seconds: 900 });
  }

  /** Changes the password. Ends all links and sessions except the session of this call. */
  async changePassword(account: OwnAccount, current: string, password: string): Promise<void> {
    const user = await this.#reauthentication.prove(account, { password: current, pointer: '/current_password' });
    const titles = await new MembershipsReadModel(this.#db).titlesOf(user.id);
    const weakness = await this.#passwords.weakness(password, user.email, [user.name, ...titles]);
    if (weakness) throw problem('invalid_attribute', weakness, { pointer: '/password' });
    const passwordHash = await this.#passwords.hash(password);
    await this.#db.transaction().execute(async (transaction) => {
      await lockProven(transaction, user);
      await new AccessRepo(transaction).setPassword(user.id, passwordHash, account.sessionId);
    });
  }

  /**
   * Stores a new e-mail and sends a link to confirm it. The answer does not reveal whether the e-mail is already in
   * use.
   */
  async changeEmail(account: OwnAccount, current: string, email: string, { theme }: Caller): Promise<void> {
    const user = await this.#reauthentication.prove(account, { password: current, pointer: '/current_password' });
    if (email === user.email) {
      throw problem('invalid_attribute', 'This is already your e-mail.', { pointer: '/email' });
    }
    // Each call sends a mail to an address whose owner is not verified.
    await this.#newEmails.take(String(user.id));
    await this.#db.transaction().execute(async (transaction) => {
      await lockProven(transaction, user);
      // This link is not sent. It marks the e-mail as pending until the job replaces it.
      await new UserLinksRepo(transaction).create(user.id, 'email_change', emailConfirmationEnd(), email);
      await this.#jobs.send(emailChangeMail, { user_id: user.id, email, theme }, { db: transaction });
    });
  }

  /**
   * Replaces the user's e-mail with the one that the link was sent to, and sends a mail to the old one. Ends all links
   * and sessions except the session of `actor`, who may be anonymous. Only a wrong link counts towards the limit.
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
      // The account is locked only from here on, so the link may have ended before.
      if (!user || user.isDisabled || !(await links.use(token, 'email_change'))) throw problem('link_invalid');
      const keptSession = actor.isSignedIn ? actor.user.sessionId : undefined;
      if (!(await access.setEmail(user.id, link.email, keptSession))) throw problem('link_invalid');
      const payload = { name: user.name, old_email: user.email, locale: user.locale, theme };
      await this.#jobs.send(emailChangedMail, payload, { db: transaction });
    });
  }

  /** Deletes the account. What the person wrote stays, without their name; invitations they made end. */
  async deleteAccount(account: OwnAccount, password: string): Promise<void> {
    const user = await this.#reauthentication.prove(account, { password, pointer: '/password' });
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
}
