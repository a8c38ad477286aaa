import type { Db } from '../../platform/db/database.ts';
import type { PublicAddress } from '../../platform/http/public-address.ts';
import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { KnownDevicesRepo, SessionsRepo, UserLinksRepo, UsersRepo } from '../users/index.ts';
import { emailConfirmationEnd } from './credentials.service.ts';
import { confirmEmailLetter, emailChangedLetter, knownAccountLetter, passwordResetLetter } from './letters.ts';
import { passwordResetEnd } from './password-reset.service.ts';
import { RegistrationsRepo } from './registrations.repo.ts';
import { removeExpired } from './remove-expired.job.ts';
import { emailChangedMail, emailChangeMail, passwordResetMail, registrationMail } from './user-mail.job.ts';

/** The jobs of accounts: their mails, whose links are made with them, so that the queue holds no secret, and tidying up. */
export function authJobs(db: Db, mailer: Mailer, address: PublicAddress): HandledJob[] {
  return [
    handle(passwordResetMail, async ({ email }) => {
      const user = await new UsersRepo(db).findByEmail(email);
      if (!user || user.isDisabled) return;
      const token = await new UserLinksRepo(db).create(user.id, 'password_reset', passwordResetEnd());
      const letter = passwordResetLetter(user.locale, address.link('/reset-password', { token }));
      await mailer.send({ to: { name: user.name, address: user.email }, locale: user.locale, ...letter });
    }),
    handle(emailChangeMail, async ({ user_id, email }) => {
      const user = await new UsersRepo(db).findById(user_id);
      const links = new UserLinksRepo(db);
      // The user may have asked for yet another one since, or somebody have it.
      if (!user || (await links.newEmailOf(user.id)) !== email || (await new UsersRepo(db).findByEmail(email))) return;
      const token = await links.create(user.id, 'email_change', emailConfirmationEnd(), email);
      const letter = confirmEmailLetter(user.locale, address.link('/confirm-email', { token }));
      await mailer.send({ to: { name: user.name, address: email }, locale: user.locale, ...letter });
    }),
    handle(emailChangedMail, async ({ name, old_email, locale }) => {
      await mailer.send({ to: { name, address: old_email }, locale, ...emailChangedLetter(locale) });
    }),
    handle(registrationMail, async ({ registration_id }) => {
      const registrations = new RegistrationsRepo(db);
      const registration = await registrations.find(registration_id);
      if (!registration) return;
      const { id, name, email, locale } = registration;
      const isKnown = (await new UsersRepo(db).findByEmail(email)) !== undefined;
      const letter = isKnown
        ? knownAccountLetter(locale, address.link('/login'))
        : confirmEmailLetter(
            locale,
            address.link('/confirm-registration', { token: await registrations.createLink(id) }),
          );
      await mailer.send({ to: { name, address: email }, locale, ...letter });
      if (isKnown) await registrations.remove(id);
    }),
    handle(removeExpired, async () => {
      await new SessionsRepo(db).removeExpired();
      await new KnownDevicesRepo(db).removeExpired();
      await new UserLinksRepo(db).removeExpired();
      await new RegistrationsRepo(db).removeExpired();
    }),
  ];
}
