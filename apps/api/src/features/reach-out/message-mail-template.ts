import { limits } from '@foreglow/contract';
import type { Texts } from '#platform/languages/languages.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import type { MailWords } from '#platform/mail/mail-words.ts';
import german from './locales/de.json' with { type: 'json' };
import du from './locales/du.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };
import type { Message } from './message.ts';

export const messageTexts: Texts<typeof english> = { namespace: 'reach-out', en: english, de: german, du };

/**
 * The mail with a person's message, for the people who run the installation. Its text stays plain text, line by line.
 */
export function messageMailText(
  words: MailWords<typeof english>,
  { name, email, subject, message, signedIn }: Message,
  inbox: string,
) {
  const title = words.say('title', { subject: words.quoted(subject, limits.reachOutSubjectLength) });
  const sender = { name: words.quoted(name, limits.nameLength), email };
  return {
    subject: title,
    ...layOutMail({
      locale: words.language,
      title,
      paragraphs: [
        words.say(signedIn ? 'from_account' : 'from_stranger', sender),
        ...message.split('\n').filter((line) => line.trim() !== ''),
      ],
      action: { label: words.say('label'), url: inbox },
      footer: words.say('footer'),
    }),
  };
}
