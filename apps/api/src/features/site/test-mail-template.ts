import type { Languages } from '#platform/languages/languages.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import { MailWords } from '#platform/mail/mail-words.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

/** The mail that administrators send themselves to test the delivery of mail. */
export function testMailText(languages: Languages, locale: string) {
  const words = MailWords.in(languages, { namespace: 'site', en: english, de: german }, locale);
  const subject = words.say('subject');
  const paragraphs = [words.say('text')];
  const footer = words.say('footer');
  return { subject, ...layOutMail({ locale: words.language, title: subject, paragraphs, footer }) };
}
