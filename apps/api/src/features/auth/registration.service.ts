import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '#platform/http/rate-limit.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Languages } from '#platform/languages/languages.ts';
import type { Invitation } from '../invitations/invitation.ts';
import type { Joining, JoiningService } from '../invitations/joining.service.ts';
import type { Actor } from '../permissions/actor.ts';
import { CredentialsRepo } from '../users/credentials.repo.ts';
import { type NewUser, UsersRepo } from '../users/users.repo.ts';
import { type Caller, type NewSession, openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { RegistrationsReadModel } from './registrations.read-model.ts';
import { RegistrationsRepo } from './registrations.repo.ts';
import { registrationMail } from './user-mail.job.ts';

interface Asked {
  readonly token: string;
  readonly email: string;
  readonly locale?: string | undefined;
}

interface Given extends Asked {
  readonly name: string;
  readonly password: string;
}

interface Parts {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly jobs: JobQueue;
  readonly joining: JoiningService;
  /** Whether mail can be sent. */
  readonly sendsMail: () => boolean;
  readonly rateLimits: RateLimits;
  readonly languages: Languages;
}

interface Confirmed {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/**
 * Accounts are made with the link of an invitation. An invitation that names an e-mail vouches for it. With a link for
 * anybody, the e-mail has to be confirmed if mail can be sent, and the answer does not reveal whether the e-mail is in
 * use. The person who confirms it chooses name and password, so that nothing in the account comes from somebody else.
 * If mail cannot be sent, the account is made immediately.
 */
export class RegistrationService {
  readonly #db: Db;
  readonly #passwords: Passwords;
  readonly #jobs: JobQueue;
  readonly #joining: JoiningService;
  readonly #sendsMail: () => boolean;
  readonly #languages: Languages;
  readonly #perAddress: RateLimit;

  constructor({ db, passwords, jobs, joining, sendsMail, rateLimits, languages }: Parts) {
    this.#db = db;
    this.#passwords = passwords;
    this.#jobs = jobs;
    this.#joining = joining;
    this.#sendsMail = sendsMail;
    this.#languages = languages;
    this.#perAddress = rateLimits({ name: 'register-address', points: 60, seconds: 900 });
  }

  /** Makes an account, lets it join, and signs the person in. */
  async register(actor: Actor, given: Given, caller: Caller): Promise<NewSession> {
    await this.#perAddress.take(caller.address);
    this.#languages.check(given.locale, '/locale');
    const found = await this.#joining.find(actor, given.token);
    const { invitation } = found;
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
    return this.#joining.write(found, async (joining) => {
      const { name, email, locale = joining.invitation.locale } = given;
      const session = await joinAsNew(joining, { name, email, locale }, passwordHash, caller);
      if (session) return session;
      throw problem('invalid_attribute', 'There is an account with this e-mail. Sign in to join.', {
        pointer: '/email',
      });
    });
  }

  /** Sends a link to confirm an e-mail entered with a link for anybody. The account is made with the sent link. */
  async request(actor: Actor, { token, email, locale }: Asked, caller: Caller): Promise<void> {
    await this.#perAddress.take(caller.address);
    this.#languages.check(locale, '/locale');
    const found = await this.#joining.find(actor, token);
    await this.#joining.hold(found, async (transaction, invitation) => {
      if (!this.#mustConfirm(invitation)) {
        throw problem('conflict', 'With this link no e-mail address has to be confirmed. Please reload the page.');
      }
      const registration = { invitation_id: invitation.id, email, locale: locale ?? invitation.locale };
      const registration_id = await new RegistrationsRepo(transaction).create(registration);
      await this.#jobs.send(registrationMail, { registration_id, theme: caller.theme }, { db: transaction });
    });
  }

  /** The e-mail confirmed by a link. */
  async emailOf(token: string, caller: Caller): Promise<string> {
    return countFailures([[this.#perAddress, caller.address]], async () => (await this.#asked(token)).email);
  }

  async #asked(token: string) {
    const registration = await new RegistrationsReadModel(this.#db).findByToken(token);
    if (!registration) throw problem('link_invalid');
    return registration;
  }

  /**
   * Makes the account whose e-mail a link confirms, lets it join, and signs the person in. Only refused attempts are
   * counted.
   */
  confirm(actor: Actor, given: Confirmed, caller: Caller): Promise<NewSession> {
    return countFailures([[this.#perAddress, caller.address]], () => this.#confirm(actor, given, caller));
  }

  async #confirm(actor: Actor, { token, name, password }: Confirmed, caller: Caller): Promise<NewSession> {
    const asked = await this.#asked(token);
    const weakness = await this.#passwords.weakness(password, asked.email, [name]);
    if (weakness) throw problem('invalid_attribute', weakness, { pointer: '/password' });
    const passwordHash = await this.#passwords.hash(password);
    const found = await this.#joining.findById(actor, asked.invitation_id);
    return this.#joining.write(found, async (joining) => {
      // Only now, in the order in which ending an invitation locks the invitation and the registrations that wait for
      // it.
      const registration = await new RegistrationsRepo(joining.transaction).take(token);
      if (!registration) throw problem('link_invalid');
      const { email, locale } = registration;
      const session = await joinAsNew(joining, { name, email, locale }, passwordHash, caller);
      // Somebody else who has access to the same mailbox has registered with the address since.
      if (!session) throw problem('link_invalid', 'There is an account with this e-mail. Sign in to join.');
      return session;
    });
  }

  #mustConfirm(invitation: Invitation): boolean {
    return invitation.email === null && this.#sendsMail();
  }
}

/**
 * Makes an account that joins according to its invitation, and signs the person in. Undefined when the e-mail has an
 * account.
 */
async function joinAsNew(
  { transaction, join }: Joining,
  given: Omit<NewUser, 'isGlobalAdmin'>,
  passwordHash: string,
  caller: Caller,
): Promise<NewSession | undefined> {
  const user = await new UsersRepo(transaction).create({ ...given, isGlobalAdmin: false });
  if (!user) return undefined;
  await new CredentialsRepo(transaction).setPassword(user.id, passwordHash);
  await join(user.id);
  return openSession(transaction, user, caller);
}
