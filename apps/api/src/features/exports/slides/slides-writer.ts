import { type ExportOptions, serverLimits } from '@foreglow/contract';
import type { Languages } from '#platform/languages/languages.ts';
import type { Themes } from '#platform/themes/themes.ts';
import type { ExportedCard } from '../content/content.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Spool } from '../content/spool.ts';
import type { WriteExport } from '../export-writer.ts';
import { CardCount } from './looked-at.rules.ts';
import type { ProjectItems } from './project-slides.rules.ts';
import { slideStyleOf } from './slide-style.ts';
import type { SlidesMaker } from './slides-maker.ts';
import { slideTexts } from './words.ts';

/** Writes exports as slides. */
export const slidesWriter =
  (slides: SlidesMaker, themes: Themes, languages: Languages): WriteExport =>
  async ({ snapshot, wanted, path, stop, onProgress }) => {
    const { content, userId, request } = wanted;
    const { options } = request;
    const kinds = {
      cards: async () => ({ kind: 'cards', items: await all(snapshot.cards) }) as const,
      insights: async () => ({ kind: 'insights', items: await all(snapshot.insights) }) as const,
      radars: async () => ({ kind: 'radars', items: await all(snapshot.radars) }) as const,
      trends: async () => ({ kind: 'trends', items: await all(snapshot.trends) }) as const,
      project: () => wholeProject(snapshot, options),
    };
    if (content === 'brief') throw new TypeError(`No slides are made of a ${content}.`);
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

/** Insights, trends and radars, and in the appendix the cards that are their evidence, as far as there is room. */
async function wholeProject(
  snapshot: Snapshot,
  { time_zone: timeZone, appendix }: ExportOptions,
): Promise<ProjectItems> {
  const [insights, trends, radars] = [
    await all(snapshot.insights),
    await all(snapshot.trends),
    await all(snapshot.radars),
  ];
  const evidence = new Set([...insights, ...trends].flatMap((item) => item.cards.map(({ slug }) => slug)));
  const room = appendix ? serverLimits.slides - insights.length - trends.length - radars.length : 0;
  const count = new CardCount(timeZone);
  const cards: ExportedCard[] = [];
  for await (const some of snapshot.cards.batches(serverLimits.slides)) {
    for (const card of some) {
      count.add(card);
      if (cards.length < room && evidence.has(card.slug)) cards.push(card);
    }
  }
  return { kind: 'project', lookedAt: count.lookedAt(snapshot.project.brief.domains), insights, trends, radars, cards };
}

async function all<T>(spool: Spool<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const some of spool.batches(serverLimits.slides)) items.push(...some);
  return items;
}
