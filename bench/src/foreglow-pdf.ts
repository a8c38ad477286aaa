import { emptyBrief } from '../../apps/api/src/features/brief/brief.rules.ts';
import { BookletWriter } from '../../apps/api/src/features/exports/booklet/booklet-writer.ts';
import type { BookletPlan } from '../../apps/api/src/features/exports/booklet/options.ts';
import { bookletTexts } from '../../apps/api/src/features/exports/booklet/texts.ts';
import { bookletThemeOf } from '../../apps/api/src/features/exports/booklet/typesetting/theme.ts';
import { Languages } from '../../apps/api/src/platform/languages/languages.ts';
import { Themes } from '../../apps/api/src/platform/themes/themes.ts';
import { illustratedCard, printedPhoto } from './export-cards.ts';

const chunkSize = 50;
const brief = { ...emptyBrief, challenge: 'What will move our cities by 2040?' };

/** Writes cards as the product does, once their pictures are ready. */
export async function write(cards: number, photos: string, path: string): Promise<void> {
  const takenAt = new Date('2026-11-22T10:00:00Z');
  const plan: BookletPlan = {
    kind: 'project',
    project: { slug: 'scan', title: 'Scan', workspaceTitle: 'Cities', brief, version: 1, takenAt },
    options: {
      paper: 'a4',
      cardsPerPage: 1,
      comments: false,
      pictures: true,
      words: Languages.builtIn.words(bookletTexts, 'en'),
      timeZone: 'UTC',
      theme: bookletThemeOf((await Themes.read()).base),
    },
    insights: [],
    trends: [],
    radars: [],
    hasMap: false,
    groups: [],
    hasTags: true,
    cards: Array.from({ length: cards }, (_, at) => {
      const { slug, title } = illustratedCard(at);
      return { slug, title };
    }),
  };
  const writer = await BookletWriter.open({ plan, path, stop: new AbortController().signal });
  const chunks = Array.from({ length: Math.ceil(cards / chunkSize) }, (_, chunk) =>
    Array.from({ length: Math.min(chunkSize, cards - chunk * chunkSize) }, (_one, at) => chunk * chunkSize + at),
  );
  for (const numbers of chunks) await writer.measure(numbers.map(illustratedCard));
  for (const numbers of chunks) {
    const pictures = await Promise.all(
      numbers.map(async (at) => ({ path: `photo-${at}`, jpeg: await printedPhoto(photos, at) })),
    );
    await writer.add({ cards: numbers.map(illustratedCard), pictures });
  }
  await writer.finish();
}
