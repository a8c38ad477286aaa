import { limits } from '@foreglow/contract';
import { layOutMail } from '../../platform/mail/mail-layout.ts';

type Locale = 'en' | 'de';

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label?: string;
  readonly footer: string;
}

function written(locale: Locale, words: Readonly<Record<Locale, Words>>, url?: string) {
  const { subject, paragraphs, label, footer } = words[locale];
  const action = label && url ? { label, url } : undefined;
  return { subject, ...layOutMail({ locale, title: subject, paragraphs, action, footer }) };
}

/** The mail with the link to set a new password. */
export const passwordResetText = (locale: Locale, url: string) =>
  written(
    locale,
    {
      en: {
        subject: 'Set a new password',
        paragraphs: [
          'Somebody asked for a new password for this address.',
          `The link works once and for ${limits.passwordResetMinutes} minutes. When you set the password, you are signed out everywhere.`,
        ],
        label: 'Set a new password',
        footer: 'If it was not you, ignore this message: nothing changes without the link.',
      },
      de: {
        subject: 'Neues Passwort setzen',
        paragraphs: [
          'Jemand hat für diese Adresse ein neues Passwort angefordert.',
          `Der Link gilt einmal und ${limits.passwordResetMinutes} Minuten lang. Wenn du das Passwort setzt, wirst du überall abgemeldet.`,
        ],
        label: 'Neues Passwort setzen',
        footer: 'Wenn du es nicht warst, übergehe diese Nachricht: Ohne den Link ändert sich nichts.',
      },
    },
    url,
  );

/** The mail that asks to confirm an e-mail: of a new account, or a new one of an account there is. */
export const confirmEmailText = (locale: Locale, url: string) =>
  written(
    locale,
    {
      en: {
        subject: 'Confirm your e-mail',
        paragraphs: [
          'Please confirm that this address is yours.',
          `The link works once and for ${limits.emailConfirmationHours} hours.`,
        ],
        label: 'Confirm',
        footer: 'If you did not ask for this, ignore this message.',
      },
      de: {
        subject: 'E-Mail-Adresse bestätigen',
        paragraphs: [
          'Bitte bestätige, dass diese Adresse dir gehört.',
          `Der Link gilt einmal und ${limits.emailConfirmationHours} Stunden lang.`,
        ],
        label: 'Bestätigen',
        footer: 'Wenn du das nicht angefordert hast, übergehe diese Nachricht.',
      },
    },
    url,
  );

/** The mail to somebody who registers and has an account. */
export const knownAccountText = (locale: Locale, url: string) =>
  written(
    locale,
    {
      en: {
        subject: 'You have an account already',
        paragraphs: [
          'Somebody wanted to register with this address, and there is an account with it.',
          'Sign in, then open the link of your invitation again to join.',
        ],
        label: 'Sign in',
        footer: 'If it was not you, ignore this message: nothing has changed.',
      },
      de: {
        subject: 'Du hast schon ein Konto',
        paragraphs: [
          'Jemand wollte sich mit dieser Adresse registrieren, zu der es schon ein Konto gibt.',
          'Melde dich an und öffne dann den Link deiner Einladung noch einmal, um beizutreten.',
        ],
        label: 'Anmelden',
        footer: 'Wenn du es nicht warst, übergehe diese Nachricht: Es hat sich nichts geändert.',
      },
    },
    url,
  );

/** The mail to the address an account had until now. */
export const emailChangedText = (locale: Locale) =>
  written(locale, {
    en: {
      subject: 'Your e-mail was changed',
      paragraphs: [
        'Your account has another e-mail now, and this address no longer belongs to it.',
        'If it was not you, contact the people who run this installation at once.',
      ],
      footer: 'You get this message because this was the address of your account.',
    },
    de: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Dein Konto hat jetzt eine andere E-Mail-Adresse; diese gehört nicht mehr dazu.',
        'Wenn du das nicht warst, wende dich sofort an die Verwaltung dieser Installation.',
      ],
      footer: 'Du erhältst diese Nachricht, weil dies bisher die Adresse deines Kontos war.',
    },
  });
