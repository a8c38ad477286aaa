import type { Db } from '../../platform/db/database.ts';
import type { PublicAddress } from '../../platform/http/public-address.ts';
import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { AccessRepo, KnownDevicesRepo, SessionsRepo, UserLinksRepo, UsersRepo } from '../users/index.ts';
import { emailConfirmationEnd } from './credentials.service.ts';
import { confirmEmailLetter, emailChangedLetter, knownAccountLetter, passwordResetLetter } from './letters.ts';
import { passwordResetEnd } from './password-reset.service.ts';
import { RegistrationsRepo } from './registrations.repo.ts';
import { removeExpired } from './remove-expired.job.ts';
import { emailChangedMail, emailChangeMail, passwordResetMail, registrationMail } from './user-mail.job.ts';

/** The jobs of accounts: their mails, whose links are made with them, so that the queue holds no secret, and tidying up. */
export function authJobs(db: Db, mailer: Mailer, address: PublicAddress): HandledJob[] {
  return [
    handle(passwordResetMail, async ({ email, asked_at }) => {
      const made = await db.transaction().execute(async (transaction) => {
        const found = await new UsersRepo(transaction).findByEmail(email);
        const access = new AccessRepo(transaction);
        const user = found && (await access.lock(found.id));
        if (user?.email !== email || user.isDisabled) return;
        if (await access.hasChangedSince(user.id, new Date(asked_at))) return;
        const links = new UserLinksRepo(transaction);
        return { user, token: await links.create(user.id, 'password_reset', passwordResetEnd()) };
      });
      if (!made) return;
      const { user, token } = made;
      const letter = passwordResetLetter(user.locale, address.tokenLink('/reset-password', token));
      await mailer.send({ to: { name: user.name, address: user.email }, locale: user.locale, ...letter });
    }),
    handle(emailChangeMail, async ({ user_id, email }) => {
      const made = await db.transaction().execute(async (transaction) => {
        const user = await new AccessRepo(transaction).lock(user_id);
        const links = new UserLinksRepo(transaction);
        // Nothing waits any more once the access to the account has changed, and the user may have asked for another one.
        const waits = user && !user.isDisabled && (await links.newEmailOf(user.id)) === email;
        if (!waits || (await new UsersRepo(transaction).findByEmail(email))) return;
        return { user, token: await links.create(user.id, 'email_change', emailConfirmationEnd(), email) };
      });
      if (!made) return;
      const { user, token } = made;
      const letter = confirmEmailLetter(user.locale, address.tokenLink('/confirm-email', token));
      await mailer.send({ to: { name: user.name, address: email }, locale: user.locale, ...letter });
    }),
    handle(emailChangedMail, async ({ name, old_email, locale }) => {
      await mailer.send({ to: { name, address: old_email }, locale, ...emailChangedLetter(locale) });
    }),
    handle(registrationMail, async ({ registration_id }) => {
      const registrations = new RegistrationsRepo(db);
      const registration = await registrations.find(registration_id);
      if (!registration) return;
      const { id, email, locale } = registration;
      if (await new UsersRepo(db).findByEmail(email)) {
        await mailer.send({ to: { address: email }, locale, ...knownAccountLetter(locale, address.link('/login')) });
        await registrations.remove(id);
        return;
      }
      const token = await registrations.createLink(id);
      if (!token) return;
      const letter = confirmEmailLetter(locale, address.tokenLink('/confirm-registration', token));
      await mailer.send({ to: { address: email }, locale, ...letter });
    }),
    handle(removeExpired, async () => {
      await new SessionsRepo(db).removeExpired();
      await new KnownDevicesRepo(db).removeExpired();
      await new UserLinksRepo(db).removeExpired();
      await new RegistrationsRepo(db).removeExpired();
    }),
  ];
}
