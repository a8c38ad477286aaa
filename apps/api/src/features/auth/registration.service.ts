import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { RateLimit, RateLimits } from '../../platform/http/rate-limit.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { InvitationsRepo, join, openInvitation } from '../invitations/index.ts';
import { UsersRepo } from '../users/index.ts';
import { type Caller, type NewSession, openSession } from './open-session.ts';
import { passwordWeakness } from './password.rules.ts';
import type { Passwords } from './passwords.ts';
import { RegistrationsRepo } from './registrations.repo.ts';
import { registrationMail } from './user-mail.job.ts';

interface Given {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly locale?: 'en' | 'de' | undefined;
}

/**
 * Accounts are made with an invitation's link. An invitation that names an e-mail vouches for it. With a link for
 * anybody, the e-mail has to be confirmed where mail can be sent, and the answer does not tell whether it is known;
 * where it cannot, the account is made at once.
 */
export class RegistrationService {
  readonly #db: Db;
  readonly #passwords: Passwords;
  readonly #jobs: JobQueue;
  readonly #sendsMail: boolean;
  readonly #perAddress: RateLimit;

  constructor(db: Db, passwords: Passwords, jobs: JobQueue, sendsMail: boolean, rateLimits: RateLimits) {
    this.#db = db;
    this.#passwords = passwords;
    this.#jobs = jobs;
    this.#sendsMail = sendsMail;
    this.#perAddress = rateLimits({ name: 'register-address', points: 60, seconds: 900 });
  }

  /** Registers somebody. Returns their session, or undefined where they have to confirm their e-mail first. */
  async register(given: Given, caller: Caller): Promise<NewSession | undefined> {
    await this.#perAddress.take(caller.address);
    const weakness = passwordWeakness(given.password, given.email);
    if (weakness) throw problem('invalid_attribute', weakness, { pointer: '/password' });
    const invitation = await this.#db.transaction().execute((transaction) => openInvitation(transaction, given.token));
    if (invitation.email !== null && invitation.email !== given.email) {
      throw problem('invalid_attribute', 'The invitation is for another e-mail address.', { pointer: '/email' });
    }
    const passwordHash = await this.#passwords.hash(given.password);
    const locale = given.locale ?? invitation.locale;
    if (invitation.email === null && this.#sendsMail) {
      await this.#db.transaction().execute(async (transaction) => {
        const { id: invitation_id } = await openInvitation(transaction, given.token);
        const { name, email } = given;
        const registration = { invitation_id, name, email, password_hash: passwordHash, locale };
        const registration_id = await new RegistrationsRepo(transaction).create(registration);
        await this.#jobs.send(registrationMail, { registration_id }, { db: transaction });
      });
      return undefined;
    }
    return this.#db.transaction().execute(async (transaction) => {
      const open = await openInvitation(transaction, given.token);
      const { name, email } = given;
      const userId = await new UsersRepo(transaction).create({
        name,
        email,
        passwordHash,
        locale,
        isGlobalAdmin: false,
      });
      if (!userId)
        throw problem('invalid_attribute', 'There is an account with this e-mail. Sign in to join.', {
          pointer: '/email',
        });
      await join(transaction, open, userId);
      return openSession(transaction, { id: userId, email, passwordHash }, caller);
    });
  }

  /** Makes the account whose e-mail is confirmed by a link, lets it join, and signs it in. */
  async confirm(token: string, caller: Caller): Promise<NewSession> {
    await this.#perAddress.take(caller.address);
    return this.#db.transaction().execute(async (transaction) => {
      const registration = await new RegistrationsRepo(transaction).take(token);
      if (!registration) throw problem('link_invalid');
      const invitation = await new InvitationsRepo(transaction).lockById(registration.invitation_id);
      if (invitation?.state !== 'pending') throw problem('link_invalid', 'The invitation has ended meanwhile.');
      const { name, email, password_hash: passwordHash, locale } = registration;
      const userId = await new UsersRepo(transaction).create({
        name,
        email,
        passwordHash,
        locale,
        isGlobalAdmin: false,
      });
      // Somebody registered with the same address since, who had the mail as well.
      if (!userId) throw problem('link_invalid', 'There is an account with this e-mail. Sign in to join.');
      await join(transaction, invitation, userId);
      return openSession(transaction, { id: userId, email, passwordHash }, caller);
    });
  }
}
