import type { MailServerAttributes, MailServerGiven } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import { mailPassword, type StoredMail, storedMail } from '#platform/mail/mail-settings.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SecretBox } from '#platform/settings/secret-box.ts';
import type { StoredSettings } from '#platform/settings/stored-settings.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';
import { secretAfter } from './kept-secret.rules.ts';

interface Parts {
  readonly settings: StoredSettings;
  readonly secrets: SecretBox;
  readonly mailer: Mailer;
  /** Of the environment. */
  readonly smtpUrl: string | undefined;
}

/** The mail server and the sender that administrators set up. */
export class MailServerService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The server in use, without its password. */
  read(): MailServerAttributes {
    const { mailer, smtpUrl, settings } = this.#parts;
    const { server: source, from: from_source } = mailer.sources;
    const server = source === 'environment' && smtpUrl ? ofAddress(smtpUrl) : this.#ofStored(settings.get(storedMail));
    return { source, from_source, ...server, from: mailer.from };
  }

  async save(
    { userId }: Authorized<SignedIn, 'installation.administer'>,
    { password: given, ...wanted }: MailServerGiven,
  ): Promise<void> {
    const { mailer, settings, secrets } = this.#parts;
    if (wanted.host !== null && mailer.sources.server === 'environment') {
      throw problem('conflict', 'The environment of the server sets up the mail server (SMTP_URL).');
    }
    if (wanted.from !== null && mailer.sources.from === 'environment') {
      throw problem('conflict', 'The environment of the server sets the sender (MAIL_FROM).');
    }
    const { host, port, security, user, from } = wanted;
    const before = settings.get(storedMail);
    // Without a user nothing is asked for a password.
    const password =
      user === null || host === null
        ? null
        : secretAfter(
            given,
            before && { sealed: before.password, target: targetOf(before) },
            targetOf({ host, port, security, user }),
            (secret) => secrets.seal(secret, mailPassword),
          );
    const pointer = '/data/attributes/password';
    if (password === 'enter again') {
      throw problem('invalid_attribute', 'The server or the user has changed. Enter the password.', { pointer });
    }
    if (user !== null && host !== null && password === null) {
      throw problem('invalid_attribute', 'Give the password of this user.', { pointer });
    }
    await settings.write((repo) => repo.write(storedMail, { host, port, security, user, password, from }, userId));
  }

  async remove(_administrator: Authorized<SignedIn, 'installation.administer'>): Promise<void> {
    await this.#parts.settings.write((repo) => repo.remove(storedMail));
  }

  #ofStored(stored: StoredMail | undefined): Server {
    if (!stored || stored.host === null)
      return { host: null, port: null, security: null, user: null, password: 'none' };
    const { host, port, security, user, password } = stored;
    const isReadable = password !== null && this.#parts.secrets.open(password, mailPassword) !== undefined;
    return { host, port, security, user, password: password === null ? 'none' : isReadable ? 'set' : 'unreadable' };
  }
}

type Server = Omit<MailServerAttributes, 'source' | 'from_source' | 'from'>;

/** The parts of an address of the environment, without its password. Its query may set how it is encrypted. */
function ofAddress(smtpUrl: string): Server {
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : 'starttls',
    user: username ? decodeURIComponent(username) : null,
    password: username ? 'set' : 'none',
  };
}

/** What a password is sent to, and how. */
const targetOf = ({ host, port, security, user }: Omit<StoredMail, 'password' | 'from'>): string =>
  JSON.stringify([host, port, security === 'none', user]);
