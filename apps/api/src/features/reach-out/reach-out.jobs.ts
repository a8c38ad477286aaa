import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import type { PublicAddress } from '#platform/http/public-address.ts';
import { defineJob, type HandledJob, handle } from '#platform/jobs/job.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { MailWords } from '#platform/mail/mail-words.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import { messageMailText, messageTexts } from './message-mail-template.ts';
import { MessagesReadModel } from './messages.read-model.ts';
import { MessagesRepo } from './messages.repo.ts';
import { messageMail } from './reach-out.job.ts';

/** Removes messages whose retention period is over. Runs every night. */
const removeOldMessages = defineJob({ name: 'remove-old-messages', payload: z.object({}), cron: '55 2 * * *' });

interface Parts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly languages: Languages;
  readonly address: PublicAddress;
  /** The address to which messages are forwarded; if undefined, they are only in the inbox. */
  readonly recipient: string | undefined;
}

/** The jobs of reaching out: forwarding messages, and removing old ones. */
export const reachOutJobs = ({ db, mailer, languages, address, recipient }: Parts): HandledJob[] => [
  handle(messageMail, async ({ slug, theme }) => {
    const message = await new MessagesReadModel(db).find(slug);
    if (!message || recipient === undefined) return;
    // The address may be that of an administrator whose language is known.
    const locale = (await new StoredUsersReadModel(db).findByEmail(recipient))?.locale ?? 'en';
    await mailer.send({
      to: { address: recipient },
      replyTo: { name: message.name, address: message.email },
      locale,
      theme,
      ...messageMailText(MailWords.in(languages, messageTexts, locale), message, address.link('/admin/messages')),
    });
  }),
  handle(removeOldMessages, () => db.transaction().execute((transaction) => new MessagesRepo(transaction).removeOld())),
];
