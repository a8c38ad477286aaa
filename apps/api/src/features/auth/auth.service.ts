import type { Db, DbTransaction } from '#platform/db/database.ts';
import type { Lookups } from '#platform/db/lookups.ts';
import { problem } from '#platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '#platform/http/rate-limit.ts';
import { newToken, tokenHash } from '#platform/text/tokens.ts';
import { Actor, type OwnAccount } from '../permissions/actor.ts';
import { CredentialsReadModel } from '../users/credentials.read-model.ts';
import { CredentialsRepo } from '../users/credentials.repo.ts';
import { KnownDevicesReadModel } from '../users/known-devices.read-model.ts';
import { KnownDevicesRepo } from '../users/known-devices.repo.ts';
import { type FoundSession, sessionOfToken } from '../users/sessions.read-model.ts';
import { type CheckedUser, SessionsRepo } from '../users/sessions.repo.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import { UsersRepo } from '../users/users.repo.ts';
import { type Caller, type NewSession, openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { SetupLinksReadModel } from './setup-links.read-model.ts';
import { SetupLinksRepo } from './setup-links.repo.ts';

/** A session, and the token that identifies the browser from now on. */
interface SignedInSession extends NewSession {
  readonly deviceToken: string;
}

interface FirstAdministrator {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Signing in, signing out, and creating the first administrator. */
export class AuthService {
  readonly #db: Db;
  readonly #passwords: Passwords;
  readonly #assertOpen: () => Promise<void>;
  readonly #perAddress: RateLimit;
  readonly #perEmail: RateLimit;
  readonly #perEmailAndAddress: RateLimit;
  readonly #perDevice: RateLimit;
  readonly #setup: RateLimit;
  /** The session of a token, found by the token's hash in base64. */
  readonly #sessionOf: (hash: string) => Promise<FoundSession | undefined>;

  /** `assertOpen` throws while only administrators may sign in. */
  constructor(db: Db, lookups: Lookups, passwords: Passwords, rateLimits: RateLimits, assertOpen: () => Promise<void>) {
    this.#db = db;
    this.#assertOpen = assertOpen;
    this.#passwords = passwords;
    this.#sessionOf = lookups.of(sessionOfToken);
    this.#perAddress = rateLimits({ name: 'login-address', points: 60, seconds: 300 });
    // Two limits for an e-mail: a low one per source of the attempts, and a high one for all sources together. Browsers
    // in which somebody has signed in before are counted separately, so that attempts by others do not lock them out.
    this.#perEmailAndAddress = rateLimits({ name: 'login-email-address', points: 10, seconds: 900 });
    this.#perEmail = rateLimits({ name: 'login-email', points: 100, seconds: 3600 });
    this.#perDevice = rateLimits({ name: 'login-device', points: 10, seconds: 900 });
    this.#setup = rateLimits({ name: 'setup', points: 30, seconds: 900 });
  }

  /**
   * Opens a session. An unknown e-mail and a wrong password take equally long and get the same answer. Only failed
   * attempts are counted. `deviceToken` is the token that the browser received when somebody last signed in.
   */
  async logIn(
    given: { readonly email: string; readonly password: string; readonly device_token?: string | undefined },
    caller: Caller,
  ): Promise<SignedInSession> {
    const email = given.email.toLowerCase();
    const counted = await this.#countedBy(email, given.device_token, caller);
    const user = await countFailures(counted, async () => {
      const found = await new StoredUsersReadModel(this.#db).findByEmail(email);
      const hash = found && (await new CredentialsReadModel(this.#db).passwordOf(found.id));
      const fits = await this.#passwords.verify(given.password, hash);
      if (!fits || !found || found.isDisabled) throw problem('login_failed');
      return found;
    });
    await this.#perEmailAndAddress.forgive(`${email} ${caller.address}`);
    if (!user.isGlobalAdmin) await this.#assertOpen();
    return this.#write(async (transaction) => {
      const session = await openSession(transaction, user, caller);
      const deviceToken = await new KnownDevicesRepo(transaction).remember(user.id, given.device_token);
      return { ...session, deviceToken };
    });
  }

  /** The limits that apply to an attempt to sign in. */
  async #countedBy(email: string, device: string | undefined, { address }: Caller): Promise<[RateLimit, string][]> {
    if (device !== undefined && (await new KnownDevicesReadModel(this.#db).knows(email, device))) {
      return [[this.#perDevice, `${email} ${tokenHash(device).toString('hex')}`]];
    }
    return [
      [this.#perAddress, address],
      [this.#perEmailAndAddress, `${email} ${address}`],
      [this.#perEmail, email],
    ];
  }

  /** The actor of a token; anonymous if the token is missing, unknown or expired. */
  async actorOf(token: string | undefined): Promise<Actor> {
    const session = token ? await this.#sessionOf(tokenHash(token).toString('base64')) : undefined;
    if (session?.isStale)
      await this.#write((transaction) => new SessionsRepo(transaction).touch(session.user.sessionId));
    return new Actor(session?.user);
  }

  async logOut({ sessionId }: OwnAccount): Promise<void> {
    await this.#write((transaction) => new SessionsRepo(transaction).end(sessionId));
  }

  /**
   * Makes the token of a new one-time set-up link, valid for `hours`; undefined when there is a user already. Tokens
   * printed by other processes stay valid, since any of them may be the one that is read.
   */
  async offerSetUp(hours: number): Promise<string | undefined> {
    if (!(await this.needsSetUp())) return undefined;
    const token = newToken();
    const expires = new Date(Date.now() + hours * 3_600_000);
    await this.#write((transaction) => new SetupLinksRepo(transaction).add(tokenHash(token), expires));
    return token;
  }

  /** Withdraws the printed link. */
  async withdrawSetUp(token: string): Promise<void> {
    await this.#write((transaction) => new SetupLinksRepo(transaction).remove(tokenHash(token)));
  }

  async needsSetUp(): Promise<boolean> {
    return !(await new StoredUsersReadModel(this.#db).exists());
  }

  async assertSetUpLink(token: string, caller: Caller): Promise<void> {
    await countFailures([[this.#setup, caller.address]], () => this.#assertSetUp(token));
  }

  async #assertSetUp(token: string): Promise<void> {
    const isValid = await new SetupLinksReadModel(this.#db).isValid(tokenHash(token));
    if (!isValid || !(await this.needsSetUp())) throw problem('setup_token_invalid');
  }

  /** Makes the first administrator with the one-time link, and signs them in. Only refused attempts are counted. */
  setUp(given: FirstAdministrator, caller: Caller): Promise<NewSession> {
    return countFailures([[this.#setup, caller.address]], () => this.#setUp(given, caller));
  }

  async #setUp(given: FirstAdministrator, caller: Caller): Promise<NewSession> {
    await this.#assertSetUp(given.token);
    const weakness = await this.#passwords.weakness(given.password, given.email, [given.name]);
    if (weakness) throw invalidSetUpField('password', weakness);
    const passwordHash = await this.#passwords.hash(given.password);
    return this.#write(async (transaction) => {
      const used = await new SetupLinksRepo(transaction).use(tokenHash(given.token));
      // An account may have been created since the link was printed, and the link may only create the first one.
      const user = used && (await createFirst(transaction, given, passwordHash));
      if (!user) throw problem('setup_token_invalid');
      return openSession(transaction, user, caller);
    });
  }

  /** Creates the administrator named in the settings, if there is no account yet. Returns whether it was created. */
  async ensureAdministrator(email: string, password: string): Promise<boolean> {
    if (!(await this.needsSetUp())) return false;
    const passwordHash = await this.#passwords.hash(password);
    const name = email.split('@')[0] ?? email;
    const created = await this.#write((transaction) => createFirst(transaction, { name, email }, passwordHash));
    return created !== undefined;
  }

  #write<T>(work: (transaction: DbTransaction) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work);
  }

  /** The reason why a password is too easy to guess; undefined if it is not. */
  weaknessOf(password: string, email: string): Promise<string | undefined> {
    return this.#passwords.weakness(password, email, []);
  }
}

/** Creates the first administrator, unless there is an account already. */
async function createFirst(
  transaction: DbTransaction,
  { name, email }: { readonly name: string; readonly email: string },
  passwordHash: string,
): Promise<CheckedUser | undefined> {
  const user = await new UsersRepo(transaction).createFirst({ name, email });
  if (user) await new CredentialsRepo(transaction).setPassword(user.id, passwordHash);
  return user;
}

/** The set-up call has its fields at the top level, so the pointer has no `/data/attributes`. */
const invalidSetUpField = (field: string, detail: string) =>
  problem('invalid_attribute', detail, { pointer: `/${field}` });
