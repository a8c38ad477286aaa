import { limits } from '@foreglow/contract';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { quoted } from '../../platform/mail/quoted.rules.ts';
import type { Message } from './message.ts';

/** The mail with what somebody wrote, for the people who run the installation. Their words stay plain text, line by line. */
export function messageMailText(
  locale: 'en' | 'de',
  { name, email, subject, message, signedIn }: Message,
  inbox: string,
) {
  const words = locale === 'de' ? german : english;
  const title = words.title(quoted(subject, locale, limits.reachOutSubjectLength));
  return {
    subject: title,
    ...layOutMail({
      locale,
      title,
      paragraphs: [
        words.from(quoted(name, locale, limits.nameLength), email, signedIn),
        ...message.split('\n').filter((line) => line.trim() !== ''),
      ],
      action: { label: words.label, url: inbox },
      footer: words.footer,
    }),
  };
}

const english = {
  title: (subject: string) => `Message: ${subject}`,
  from: (name: string, email: string, signedIn: boolean) =>
    `${name} (${email}) wrote this${signedIn ? ', signed in with an account.' : ' without being signed in. The name and the address are not checked.'}`,
  label: 'Open the messages',
  footer: 'You get this mail because REACH_OUT_EMAIL of this installation is your address. A reply goes to the sender.',
};

const german: typeof english = {
  title: (subject) => `Nachricht: ${subject}`,
  from: (name, email, signedIn) =>
    `${name} (${email}) hat das geschrieben${signedIn ? ', angemeldet mit einem Konto.' : ', ohne angemeldet zu sein. Name und Adresse sind nicht geprüft.'}`,
  label: 'Nachrichten öffnen',
  footer:
    'Du bekommst diese Nachricht, weil REACH_OUT_EMAIL dieser Installation deine Adresse ist. Eine Antwort geht an die Person, die geschrieben hat.',
};
