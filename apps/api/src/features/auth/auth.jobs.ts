import { serverLimits } from '@foreglow/contract';
import { z } from 'zod';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import type { PublicAddress } from '#platform/http/public-address.ts';
import { type RateLimits, tryToTake } from '#platform/http/rate-limit.ts';
import { defineJob, type HandledJob, handle } from '#platform/jobs/job.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { MailWords } from '#platform/mail/mail-words.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { AccessRepo } from '../users/access.repo.ts';
import { KnownDevicesRepo } from '../users/known-devices.repo.ts';
import { SessionsRepo } from '../users/sessions.repo.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import { UserLinksReadModel } from '../users/user-links.read-model.ts';
import { UserLinksRepo } from '../users/user-links.repo.ts';
import { emailConfirmationEnd } from './credentials.service.ts';
import {
  authMailTexts,
  confirmEmailText,
  emailChangedText,
  knownAccountText,
  passwordResetText,
} from './mail-templates.ts';
import { passwordResetEnd } from './password-reset.service.ts';
import { RegistrationsReadModel } from './registrations.read-model.ts';
import { RegistrationsRepo } from './registrations.repo.ts';
import { emailChangedMail, emailChangeMail, passwordResetMail, registrationMail } from './user-mail.job.ts';

/** Removes expired sessions, links and registrations. Runs every night. */
const removeExpired = defineJob({ name: 'remove-expired', payload: z.object({}), cron: '40 2 * * *' });

interface Parts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly languages: Languages;
  readonly address: PublicAddress;
  readonly rateLimits: RateLimits;
}

/**
 * The jobs of accounts: sending their mails, and removing what has expired. A link is made when its mail is sent, so
 * that the queue contains no secret.
 */
export function authJobs(parts: Parts): HandledJob[] {
  return [
    passwordResetMails(parts),
    emailChangeMails(parts),
    emailChangedMails(parts),
    registrationMails(parts),
    removals(parts),
  ];
}

/**
 * Anybody can request these mails for any address. Beyond this limit none is sent while the last link is valid, so that
 * repeated requests cannot invalidate it.
 */
const perHour = { points: serverLimits.accountMailsPerHour, seconds: 3600 };

const write = <T>(db: Db, work: (transaction: DbTransaction) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

const wordsIn = (languages: Languages, locale: string) => MailWords.in(languages, authMailTexts, locale);

function passwordResetMails({ db, mailer, languages, address, rateLimits }: Parts): HandledJob {
  const limit = rateLimits({ name: 'reset-mail', ...perHour });
  return handle(passwordResetMail, async ({ email, asked_at, theme }) => {
    const isWithin = await tryToTake(limit, email);
    const made = await write(db, async (transaction) => {
      const found = await new StoredUsersReadModel(transaction).findByEmail(email);
      const access = new AccessRepo(transaction);
      const user = found && (await access.lock(found.id));
      if (user?.email !== email || user.isDisabled) return;
      if (await access.hasChangedSince(user.id, new Date(asked_at))) return;
      const links = new UserLinksRepo(transaction);
      if (!isWithin && (await new UserLinksReadModel(transaction).has(user.id, 'password_reset'))) return;
      return { user, token: await links.create(user.id, 'password_reset', passwordResetEnd()) };
    });
    if (!made) return;
    const { user, token } = made;
    const text = passwordResetText(wordsIn(languages, user.locale), address.tokenLink('/reset-password', token));
    try {
      await mailer.send({ to: { name: user.name, address: user.email }, locale: user.locale, theme, ...text });
    } catch (error) {
      // The link was not delivered, so it is removed and the job tries again.
      await write(db, (transaction) => new UserLinksRepo(transaction).use(token, 'password_reset'));
      if (isWithin) await limit.giveBack(email);
      throw error;
    }
  });
}

function emailChangeMails({ db, mailer, languages, address }: Parts): HandledJob {
  return handle(emailChangeMail, async ({ user_id, email, theme }) => {
    const made = await write(db, async (transaction) => {
      const user = await new AccessRepo(transaction).lock(user_id);
      const links = new UserLinksRepo(transaction);
      // The request is void once the access to the account has changed, or the user has requested another address.
      const waits =
        user && !user.isDisabled && (await new UserLinksReadModel(transaction).newEmailOf(user.id)) === email;
      if (!waits || (await new StoredUsersReadModel(transaction).findByEmail(email))) return;
      return { user, token: await links.create(user.id, 'email_change', emailConfirmationEnd(), email) };
    });
    if (!made) return;
    const { user, token } = made;
    const text = confirmEmailText(wordsIn(languages, user.locale), address.tokenLink('/confirm-email', token));
    // Without the name, which somebody could abuse to send a text of their choice to another person's address.
    await mailer.send({ to: { address: email }, locale: user.locale, theme, ...text });
  });
}

function emailChangedMails({ mailer, languages }: Parts): HandledJob {
  return handle(emailChangedMail, async ({ name, old_email, locale, theme }) => {
    const text = emailChangedText(wordsIn(languages, locale));
    await mailer.send({ to: { name, address: old_email }, locale, theme, ...text });
  });
}

function registrationMails({ db, mailer, languages, address, rateLimits }: Parts): HandledJob {
  const limit = rateLimits({ name: 'registration-mail', ...perHour });
  return handle(registrationMail, async ({ registration_id, theme }) => {
    const registrations = new RegistrationsReadModel(db);
    const registration = await registrations.find(registration_id);
    if (!registration) return;
    const { id, email, locale } = registration;
    const remove = () => write(db, (transaction) => new RegistrationsRepo(transaction).remove(id));
    const isKnown = (await new StoredUsersReadModel(db).findByEmail(email)) !== undefined;
    const isWithin = await tryToTake(limit, email);
    if (!isWithin && (isKnown || (await registrations.hasOtherLink(registration)))) return remove();
    const token = isKnown
      ? undefined
      : await write(db, (transaction) => new RegistrationsRepo(transaction).createLink(id));
    if (!isKnown && !token) return;
    const words = wordsIn(languages, locale);
    const text = token
      ? confirmEmailText(words, address.tokenLink('/confirm-registration', token))
      : knownAccountText(words, address.link('/login'));
    try {
      await mailer.send({ to: { address: email }, locale, theme, ...text });
    } catch (error) {
      if (isWithin) await limit.giveBack(email);
      throw error;
    }
    if (isKnown) await remove();
  });
}

function removals({ db }: Parts): HandledJob {
  return handle(removeExpired, async () => {
    for (const Repo of [SessionsRepo, KnownDevicesRepo, UserLinksRepo, RegistrationsRepo]) {
      await write(db, (transaction) => new Repo(transaction).removeExpired());
    }
  });
}
