import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { quoted } from '../../platform/mail/quoted.rules.ts';
import type { Export } from './export.ts';

/** The mail about an export that was made in the background, in the language of who made it. */
export function exportMailText(
  locale: 'en' | 'de',
  { state, fileName }: Pick<Export, 'state' | 'fileName'>,
  link: string,
  days: number,
) {
  const words = locale === 'de' ? german : english;
  const name = quoted(fileName, locale, 120);
  const { title, paragraph } = state === 'ready' ? words.ready(name, days) : words.failed(name);
  return {
    subject: title,
    ...layOutMail({
      locale,
      title,
      paragraphs: [paragraph],
      action: { label: words.label, url: link },
      footer: words.footer,
    }),
  };
}

const english = {
  ready: (name: string, days: number) => ({
    title: 'Your export is ready',
    paragraph: `${name} is ready to download. The file is deleted after ${days} days.`,
  }),
  failed: (name: string) => ({
    title: 'Your export could not be made',
    paragraph: `${name} could not be made. The download page says why.`,
  }),
  label: 'Open the download page',
  footer: 'You get this mail because you started the export.',
};

const german: typeof english = {
  ready: (name, days) => ({
    title: 'Dein Export ist fertig',
    paragraph: `${name} kann heruntergeladen werden. Die Datei wird nach ${days} Tagen gelöscht.`,
  }),
  failed: (name) => ({
    title: 'Dein Export konnte nicht erstellt werden',
    paragraph: `${name} konnte nicht erstellt werden. Die Downloadseite nennt den Grund.`,
  }),
  label: 'Downloadseite öffnen',
  footer: 'Du bekommst diese Nachricht, weil du den Export gestartet hast.',
};
