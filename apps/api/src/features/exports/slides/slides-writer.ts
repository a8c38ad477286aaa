import { serverLimits } from '@foreglow/contract';
import type { Languages } from '#platform/languages/languages.ts';
import type { Themes } from '#platform/themes/themes.ts';
import type { Spool } from '../content/spool.ts';
import type { WriteExport } from '../export-writer.ts';
import { slideStyleOf } from './slide-style.ts';
import type { SlidesMaker } from './slides-maker.ts';
import { slideTexts } from './words.ts';

/** Writes exports as slides. */
export const slidesWriter =
  (slides: SlidesMaker, themes: Themes, languages: Languages): WriteExport =>
  async ({ snapshot, wanted, path, stop, onProgress }) => {
    const { content, userId, request } = wanted;
    const kinds = {
      cards: async () => ({ kind: 'cards', items: await all(snapshot.cards) }) as const,
      insights: async () => ({ kind: 'insights', items: await all(snapshot.insights) }) as const,
      radars: async () => ({ kind: 'radars', items: await all(snapshot.radars) }) as const,
      trends: async () => ({ kind: 'trends', items: await all(snapshot.trends) }) as const,
    };
    if (content === 'project' || content === 'brief') throw new TypeError(`No slides are made of a ${content}.`);
    await slides.make({
      project: snapshot.project,
      items: await kinds[content](),
      words: languages.words(slideTexts, request.language),
      timeZone: request.options.time_zone,
      style: slideStyleOf(themes.find(request.theme ?? 'default')),
      person: String(userId),
      path,
      stop,
      onProgress,
    });
  };

async function all<T>(spool: Spool<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const some of spool.batches(serverLimits.slides)) items.push(...some);
  return items;
}
