import type { Db } from '#platform/db/database.ts';
import type { PublicAddress } from '#platform/http/public-address.ts';
import { type HandledJob, handle } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { MailWords } from '#platform/mail/mail-words.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import { digestMail, sendDigests } from './digest.job.ts';
import { digestMailText, digestTexts } from './digest-mail-template.ts';
import type { NotificationsPresenter } from './notifications.presenter.ts';
import { NotificationsReadModel } from './notifications.read-model.ts';
import { NotificationsRepo } from './notifications.repo.ts';

interface Parts {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  readonly languages: Languages;
  readonly address: PublicAddress;
  readonly presenter: NotificationsPresenter;
}

/** The jobs of notifications: a daily digest for everybody who wants one. */
export function notificationJobs({ db, queue, mailer, languages, address, presenter }: Parts): HandledJob[] {
  return [
    handle(sendDigests, async () => {
      const users = await new NotificationsReadModel(db).usersWaiting();
      await queue.sendMany(
        digestMail,
        users.map((user_id) => ({ user_id })),
      );
    }),
    handle(digestMail, async ({ user_id }) => {
      const user = await new StoredUsersReadModel(db).findById(user_id);
      // Since the job was sent, the person may have read everything, or switched the digest off.
      if (!user || user.isDisabled || !(await new StoredUsersReadModel(db).profileOf(user_id)).digest) return;
      const waiting = await new NotificationsReadModel(db).waiting(user_id);
      if (waiting.length === 0) return;
      const entries = (await presenter.present(waiting)).map(({ attributes }) => attributes);
      const links = { notifications: address.link('/notifications'), profile: address.link('/profile') };
      const written = digestMailText(MailWords.in(languages, digestTexts, user.locale), entries, links);
      await mailer.send({ to: { name: user.name, address: user.email }, locale: user.locale, ...written });
      const ids = waiting.map(({ id }) => id);
      await db.transaction().execute((transaction) => new NotificationsRepo(transaction).noteMailed(ids));
    }),
  ];
}
