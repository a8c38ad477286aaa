import { letter } from '../../platform/mail/letter.ts';

/** The letter an administrator sends themselves to see whether mail works. */
export function testLetter(locale: 'en' | 'de') {
  const words =
    locale === 'de'
      ? {
          subject: 'Die Mail funktioniert',
          text: 'Diese Nachricht kam von deiner Foreglow-Installation: Einladungen und Links für neue Passwörter kommen an.',
          footer: 'Jemand mit Verwaltungsrechten hat diesen Test ausgelöst.',
        }
      : {
          subject: 'Mail works',
          text: 'This message came from your Foreglow installation: invitations and links for new passwords arrive.',
          footer: 'An administrator asked for this test.',
        };
  const { subject, text, footer } = words;
  return { subject, ...letter({ locale, title: subject, paragraphs: [text], footer }) };
}
