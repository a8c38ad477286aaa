import type { Db, DbTransaction } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '../../platform/http/rate-limit.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { type Invitation, InvitationsReadModel, join, lockInvitation, openInvitation } from '../invitations/index.ts';
import { type NewUser, UsersRepo } from '../users/index.ts';
import { type Caller, type NewSession, openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { RegistrationsReadModel } from './registrations.read-model.ts';
import { RegistrationsRepo } from './registrations.repo.ts';
import { registrationMail } from './user-mail.job.ts';

interface Asked {
  readonly token: string;
  readonly email: string;
  readonly locale?: 'en' | 'de' | undefined;
}

interface Given extends Asked {
  readonly name: string;
  readonly password: string;
}

interface Confirmed {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/**
 * Accounts are made with an invitation's link. An invitation that names an e-mail vouches for it. With a link for
 * anybody, the e-mail has to be confirmed where mail can be sent, and the answer does not tell whether it is known;
 * the person who confirms it chooses name and password, so that nothing of the account comes from somebody else. Where mail
 * cannot be sent, the account is made at once.
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

  /** Makes an account, lets it join, and signs it in. */
  async register(given: Given, caller: Caller): Promise<NewSession> {
    await this.#perAddress.take(caller.address);
    const invitation = await this.#db.transaction().execute((transaction) => openInvitation(transaction, given.token));
    if (this.#mustConfirm(invitation)) {
      throw problem('conflict', 'With this link the e-mail address has to be confirmed first. Please reload the page.');
    }
    if (invitation.email !== null && invitation.email !== given.email) {
      throw problem('invalid_attribute', 'The invitation is for another e-mail address.', { pointer: '/email' });
    }
    const places = [invitation.workspaceTitle, invitation.projectTitle ?? ''];
    const weakness = await this.#passwords.weakness(given.password, given.email, [given.name, ...places]);
    if (weakness) throw problem('invalid_attribute', weakness, { pointer: '/password' });
    const passwordHash = await this.#passwords.hash(given.password);
    return this.#db.transaction().execute(async (transaction) => {
      const open = await openInvitation(transaction, given.token);
      const { name, email, locale = open.locale } = given;
      const session = await joinAsNew(transaction, open, { name, email, locale, passwordHash }, caller);
      if (session) return session;
      throw problem('invalid_attribute', 'There is an account with this e-mail. Sign in to join.', {
        pointer: '/email',
      });
    });
  }

  /** Sends a link to confirm the e-mail of somebody with a link for anybody. The account is made with it. */
  async request({ token, email, locale }: Asked, caller: Caller): Promise<void> {
    await this.#perAddress.take(caller.address);
    await this.#db.transaction().execute(async (transaction) => {
      const invitation = await openInvitation(transaction, token);
      if (!this.#mustConfirm(invitation)) {
        throw problem('conflict', 'With this link no e-mail address has to be confirmed. Please reload the page.');
      }
      const registration = { invitation_id: invitation.id, email, locale: locale ?? invitation.locale };
      const registration_id = await new RegistrationsRepo(transaction).create(registration);
      await this.#jobs.send(registrationMail, { registration_id }, { db: transaction });
    });
  }

  /** The e-mail that a link confirms. */
  async emailOf(token: string, caller: Caller): Promise<string> {
    return countFailures([[this.#perAddress, caller.address]], () => this.#emailOf(token));
  }

  async #emailOf(token: string): Promise<string> {
    const registration = await new RegistrationsReadModel(this.#db).findByToken(token);
    if (!registration) throw problem('link_invalid');
    return registration.email;
  }

  /**
   * Makes the account whose e-mail is confirmed by a link, lets it join, and signs it in. Only what is refused costs a
   * point.
   */
  confirm(given: Confirmed, caller: Caller): Promise<NewSession> {
    return countFailures([[this.#perAddress, caller.address]], () => this.#confirm(given, caller));
  }

  async #confirm({ token, name, password }: Confirmed, caller: Caller): Promise<NewSession> {
    const confirmed = await this.#emailOf(token);
    const weakness = await this.#passwords.weakness(password, confirmed, [name]);
    if (weakness) throw problem('invalid_attribute', weakness, { pointer: '/password' });
    const passwordHash = await this.#passwords.hash(password);
    return this.#db.transaction().execute(async (transaction) => {
      const asked = await new RegistrationsReadModel(transaction).findByToken(token);
      const found = asked && (await new InvitationsReadModel(transaction).findById(asked.invitation_id));
      const invitation = found && (await lockInvitation(transaction, found));
      // Only now, in the order in which ending an invitation locks it and the registrations that wait for it.
      const registration = await new RegistrationsRepo(transaction).take(token);
      if (!registration) throw problem('link_invalid');
      if (invitation?.state !== 'pending') throw problem('link_invalid', 'The invitation has ended meanwhile.');
      const { email, locale } = registration;
      const session = await joinAsNew(transaction, invitation, { name, email, locale, passwordHash }, caller);
      // Somebody registered with the same address since, who had the mail as well.
      if (!session) throw problem('link_invalid', 'There is an account with this e-mail. Sign in to join.');
      return session;
    });
  }

  #mustConfirm(invitation: Invitation): boolean {
    return invitation.email === null && this.#sendsMail;
  }
}

/** Makes an account that joins what it is invited to, and signs it in. Undefined when the e-mail has an account. */
async function joinAsNew(
  transaction: DbTransaction,
  invitation: Invitation,
  user: Omit<NewUser, 'isGlobalAdmin'>,
  caller: Caller,
): Promise<NewSession | undefined> {
  const id = await new UsersRepo(transaction).create({ ...user, isGlobalAdmin: false });
  if (!id) return undefined;
  await join(transaction, invitation, id);
  return openSession(transaction, { id, ...user }, caller);
}
