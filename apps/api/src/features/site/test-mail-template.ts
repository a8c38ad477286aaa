import { layOutMail } from '../../platform/mail/mail-layout.ts';

/** The mail that administrators send themselves to see whether mail works. */
export function testMailText(locale: 'en' | 'de') {
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
  return { subject, ...layOutMail({ locale, title: subject, paragraphs: [text], footer }) };
}
