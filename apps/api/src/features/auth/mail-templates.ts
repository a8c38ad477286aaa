import { serverLimits } from '@foreglow/contract';
import type { Texts } from '#platform/languages/languages.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import type { MailWords } from '#platform/mail/mail-words.ts';
import german from './locales/de.json' with { type: 'json' };
import du from './locales/du.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

export const authMailTexts: Texts<typeof english> = { namespace: 'auth', en: english, de: german, du };

/** The texts of the mails about accounts. */
export type AuthMailWords = MailWords<typeof english>;

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label?: string;
  readonly footer: string;
}

/** Periods mentioned in the mails. */
const values = { minutes: serverLimits.passwordResetMinutes, hours: serverLimits.emailConfirmationHours };

function written(words: AuthMailWords, { subject, paragraphs, label, footer }: Content, url?: string) {
  return {
    subject,
    ...layOutMail({
      locale: words.language,
      title: subject,
      paragraphs: paragraphs.map((text) => words.fill(text, values)),
      action: label && url ? { label, url } : undefined,
      footer,
    }),
  };
}

/** The mail with the link for setting a new password. */
export const passwordResetText = (words: AuthMailWords, url: string) =>
  written(words, words.entries.passwordReset, url);

/** The mail that asks to confirm an e-mail, of a new account or of an existing one. */
export const confirmEmailText = (words: AuthMailWords, url: string) => written(words, words.entries.confirmEmail, url);

/** The mail to somebody who registers but already has an account. */
export const knownAccountText = (words: AuthMailWords, url: string) => written(words, words.entries.knownAccount, url);

/** The mail to the previous address of an account. */
export const emailChangedText = (words: AuthMailWords) => written(words, words.entries.emailChanged);
