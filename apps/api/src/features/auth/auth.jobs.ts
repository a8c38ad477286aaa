import { limits } from '@foreglow/contract';
import { z } from 'zod';
import type { Db, DbTransaction } from '../../platform/db/database.ts';
import type { PublicAddress } from '../../platform/http/public-address.ts';
import { type RateLimits, tryToTake } from '../../platform/http/rate-limit.ts';
import { defineJob, type HandledJob, handle } from '../../platform/jobs/job.ts';
import type { Languages } from '../../platform/languages/languages.ts';
import { MailWords } from '../../platform/mail/mail-words.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import {
  AccessRepo,
  KnownDevicesRepo,
  SessionsRepo,
  StoredUsersReadModel,
  UserLinksReadModel,
  UserLinksRepo,
} from '../users/index.ts';
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
export function authJobs({ db, mailer, languages, address, rateLimits }: Parts): HandledJob[] {
  // Anybody can request these mails for any address. Beyond a limit none is sent while the last link is valid, so that
  // repeated requests cannot invalidate it.
  const perHour = { points: limits.accountMailsPerHour, seconds: 3600 };
  const resets = rateLimits({ name: 'reset-mail', ...perHour });
  const registrationMails = rateLimits({ name: 'registration-mail', ...perHour });
  const write = <T>(work: (transaction: DbTransaction) => Promise<T>) => db.transaction().execute(work);
  const words = (locale: string) => MailWords.in(languages, authMailTexts, locale);
  return [
    handle(passwordResetMail, async ({ email, asked_at, theme }) => {
      const isWithin = await tryToTake(resets, email);
      const made = await write(async (transaction) => {
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
      const text = passwordResetText(words(user.locale), address.tokenLink('/reset-password', token));
      try {
        await mailer.send({ to: { name: user.name, address: user.email }, locale: user.locale, theme, ...text });
      } catch (error) {
        // The link was not delivered, so it is removed and the job tries again.
        await write((transaction) => new UserLinksRepo(transaction).use(token, 'password_reset'));
        if (isWithin) await resets.giveBack(email);
        throw error;
      }
    }),
    handle(emailChangeMail, async ({ user_id, email, theme }) => {
      const made = await write(async (transaction) => {
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
      const text = confirmEmailText(words(user.locale), address.tokenLink('/confirm-email', token));
      // Without the name, which somebody could abuse to send a text of their choice to another person's address.
      await mailer.send({ to: { address: email }, locale: user.locale, theme, ...text });
    }),
    handle(emailChangedMail, async ({ name, old_email, locale, theme }) => {
      await mailer.send({ to: { name, address: old_email }, locale, theme, ...emailChangedText(words(locale)) });
    }),
    handle(registrationMail, async ({ registration_id, theme }) => {
      const registrations = new RegistrationsReadModel(db);
      const remove = (id: number) => write((transaction) => new RegistrationsRepo(transaction).remove(id));
      const registration = await registrations.find(registration_id);
      if (!registration) return;
      const { id, email, locale } = registration;
      const isKnown = (await new StoredUsersReadModel(db).findByEmail(email)) !== undefined;
      const isWithin = await tryToTake(registrationMails, email);
      if (!isWithin && (isKnown || (await registrations.hasOtherLink(registration)))) {
        await remove(id);
        return;
      }
      const token = isKnown
        ? undefined
        : await write((transaction) => new RegistrationsRepo(transaction).createLink(id));
      if (!isKnown && !token) return;
      const text = token
        ? confirmEmailText(words(locale), address.tokenLink('/confirm-registration', token))
        : knownAccountText(words(locale), address.link('/login'));
      try {
        await mailer.send({ to: { address: email }, locale, theme, ...text });
      } catch (error) {
        if (isWithin) await registrationMails.giveBack(email);
        throw error;
      }
      if (isKnown) await remove(id);
    }),
    handle(removeExpired, async () => {
      for (const Repo of [SessionsRepo, KnownDevicesRepo, UserLinksRepo, RegistrationsRepo]) {
        await write((transaction) => new Repo(transaction).removeExpired());
      }
    }),
  ];
}
