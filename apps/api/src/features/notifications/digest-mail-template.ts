import { type NotificationAttributes, serverLimits } from '@foreglow/contract';
import type { Texts } from '#platform/languages/languages.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import type { MailWords } from '#platform/mail/mail-words.ts';
import german from './locales/de.json' with { type: 'json' };
import du from './locales/du.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

export const digestTexts: Texts<typeof english> = { namespace: 'notifications', en: english, de: german, du };

interface Links {
  /** The address of the notifications page. */
  readonly notifications: string;
  /** The address at which the digest can be switched off. */
  readonly profile: string;
}

/** The mail that lists unread notifications, in the reader's language. Texts by other people are quoted in it. */
export function digestMailText(
  words: MailWords<typeof english>,
  entries: readonly NotificationAttributes[],
  { notifications, profile }: Links,
) {
  const listed = entries.slice(0, serverLimits.digestEntries);
  const rest = entries.length - listed.length;
  const title = words.count('title', entries.length);
  const paragraphs = [
    ...listed.flatMap(({ kind, person, subject, project, edition, excerpt }) =>
      kind === 'export'
        ? []
        : words.say(kind === 'publication' ? (edition === null ? 'image_published' : 'edition_published') : kind, {
            name: words.quoted(person.name, 60),
            subject: words.quoted(subject.title, 80),
            project: words.quoted(project.title, 80),
            excerpt: words.quoted(excerpt, serverLimits.notificationExcerptLength),
            number: edition ?? 0,
          }),
    ),
    ...(rest > 0 ? [words.count('rest', rest)] : []),
  ];
  const action = { label: words.say('label'), url: notifications };
  const footer = words.say('footer', { profile });
  return { subject: title, ...layOutMail({ locale: words.language, title, paragraphs, action, footer }) };
}
