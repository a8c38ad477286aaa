import { layOutMail } from '#platform/mail/mail-layout.ts';
import type { MailWords } from '#platform/mail/mail-words.ts';
import type { Export } from './export.ts';
import type { ExportEntries } from './texts.ts';

/** The mail about an export made in the background, in the language of the person who made it. */
export function exportMailText(
  words: MailWords<ExportEntries>,
  { state, fileName }: Pick<Export, 'state' | 'fileName'>,
  link: string,
  days: number,
) {
  const outcome = state === 'ready' ? 'ready' : 'failed';
  const title = words.say(`${outcome}_title`);
  return {
    subject: title,
    ...layOutMail({
      locale: words.language,
      title,
      paragraphs: [words.say(`${outcome}_text`, { name: words.quoted(fileName, 120), days })],
      action: { label: words.say('label'), url: link },
      footer: words.say('footer'),
    }),
  };
}
