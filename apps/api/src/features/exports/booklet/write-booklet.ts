import type { SimilarityService } from '#features/similarity/similarity.service.ts';
import type { Languages } from '#platform/languages/languages.ts';
import type { Themes } from '#platform/themes/themes.ts';
import type { ExportedCard, ExportedInsight, ExportedTrend } from '../content/content.ts';
import type { Spool } from '../content/spool.ts';
import type { Export } from '../export.ts';
import { ExportFailed } from '../export-failed.ts';
import type { WriteExport, Writing } from '../export-writer.ts';
import { BookletError, BookletWriter } from './booklet-writer.ts';
import { groupCards, listedCards } from './card-groups.rules.ts';
import type { BookletCard, BookletChunk, BookletKind, BookletOptions, ListedCard, ListedItem } from './options.ts';
import { type PrintPictures, printWidths } from './print-pictures.ts';
import { BookletWords, bookletTexts } from './texts.ts';
import { bookletThemeOf } from './typesetting/theme.ts';

interface Parts {
  readonly pictures: PrintPictures;
  readonly themes: Themes;
  readonly languages: Languages;
  readonly similarity: Pick<SimilarityService, 'relatedAmong'>;
}

/** Writes exports as PDF, one part at a time, so that the memory needed does not grow with the number of cards. */
export const bookletWriter =
  ({ pictures, themes, languages, similarity }: Parts): WriteExport =>
  async (writing) => {
    const { snapshot, wanted, path, stop } = writing;
    const options = optionsOf(wanted, themes, languages);
    const cards = await readCards(writing, options, similarity);
    const [insights, trends, radars] = [
      await listOf(snapshot.insights),
      await listOf(snapshot.trends),
      await listOf(snapshot.radars),
    ];
    try {
      const plan = {
        kind: kindOf(wanted),
        project: snapshot.project,
        options,
        cards: cards.listed,
        groups: cards.groups,
        hasTags: cards.hasTags,
        insights,
        trends,
        radars,
        hasMap: snapshot.map !== undefined,
      };
      const booklet = await BookletWriter.open({ plan, path, stop });
      try {
        if (options.cardsPerPage === 1) for await (const some of cards.batches()) await booklet.measure(some);
        await addAll(booklet, pictures, cards, writing);
      } catch (error) {
        await booklet.terminate();
        throw error;
      }
      await booklet.finish();
    } catch (error) {
      throw failureOf(error);
    }
  };

/** Adds everything chunk by chunk. While one chunk is typeset, the next is read and its pictures are prepared. */
async function addAll(booklet: BookletWriter, pictures: PrintPictures, cards: Cards, writing: Writing): Promise<void> {
  let done = 0;
  let adding = Promise.resolve();
  for await (const { chunk, items } of chunksOf(pictures, cards, writing)) {
    await adding;
    adding = booklet.add(chunk).then(() => {
      done += items;
      writing.onProgress(done);
    });
    // It is awaited when the next chunk is ready, and must not count as an unhandled rejection until then.
    adding.catch(() => undefined);
  }
  await adding;
}

/** The bytes of insights or trends typeset together: each item of their evidence is a row with a picture. */
const conclusionBytes = 256 * 1024;

interface CountedChunk {
  readonly chunk: BookletChunk;
  readonly items: number;
}

async function* chunksOf(pictures: PrintPictures, all: Cards, writing: Writing): AsyncGenerator<CountedChunk> {
  const { snapshot, wanted, stop } = writing;
  const { chunkSize, options } = wanted.request;
  const width = options.cards_per_page === 1 ? printWidths.page : printWidths.part;
  const evidence = (items: readonly (ExportedInsight | ExportedTrend)[]) =>
    items
      .flatMap((item) => [...item.cards, ...('insights' in item ? item.insights : [])])
      .map(({ picture }) => picture);
  const made = async (own: readonly ExportedCard['picture'][], wide: number) =>
    options.pictures ? pictures.make(own, wide, stop) : [];
  const ofConclusions = async (items: readonly (ExportedInsight | ExportedTrend)[]) => {
    const large = await made(
      items.map(({ picture }) => picture),
      printWidths.page,
    );
    const known = new Set(large.map(({ path }) => path));
    return [...large, ...(await made(evidence(items), printWidths.list)).filter(({ path }) => !known.has(path))];
  };
  for await (const radars of snapshot.radars.batches(1)) {
    yield { chunk: { radars, pictures: [] }, items: radars.length };
  }
  for await (const trends of snapshot.trends.batches(chunkSize, conclusionBytes)) {
    yield { chunk: { trends, pictures: await ofConclusions(trends) }, items: trends.length };
  }
  for await (const insights of snapshot.insights.batches(chunkSize, conclusionBytes)) {
    yield { chunk: { insights, pictures: await ofConclusions(insights) }, items: insights.length };
  }
  if (snapshot.map) yield { chunk: { map: snapshot.map, pictures: [] }, items: 0 };
  for await (const cards of all.batches()) {
    const own = cards.map(({ picture }) => picture);
    yield { chunk: { cards, pictures: await made(own, width) }, items: cards.length };
  }
}

/** The cards of a booklet in the order in which they are printed. */
interface Cards {
  readonly listed: readonly ListedCard[];
  readonly groups: readonly string[];
  readonly hasTags: boolean;
  batches(): AsyncGenerator<BookletCard[]>;
}

/** Cards that are about the same are named if each card has a page. */
const namedAsRelated = 3;

async function readCards(
  { snapshot, wanted }: Writing,
  options: BookletOptions,
  similarity: Parts['similarity'],
): Promise<Cards> {
  const { cards, map } = snapshot;
  const found: (ListedItem & Pick<ExportedCard, 'id' | 'tags'>)[] = [];
  for await (const batch of cards.batches(500)) {
    found.push(...batch.map(({ id, slug, title, tags }) => ({ id, slug, title, tags: tags.slice(0, 1) })));
  }
  const isGrouped = wanted.content === 'project' && found.length > listedCards;
  const groups = isGrouped ? groupCards(found, map, new BookletWords(options.words, options.timeZone)) : undefined;
  const order = groups?.order ?? [...found.keys()];
  const hasRelated = options.cardsPerPage === 1 && found.length > 1;
  const ids = found.map(({ id }) => id);
  const related = hasRelated ? await similarity.relatedAmong(wanted.projectId, ids, namedAsRelated) : new Map();
  const byId = new Map(found.map(({ id, slug, title }) => [id, { slug, title }]));
  return {
    listed: order.flatMap((at) => {
      const card = found[at];
      const group = groups?.groupOf[at];
      return card ? { slug: card.slug, title: card.title, ...(group !== undefined && { group }) } : [];
    }),
    groups: groups?.names ?? [],
    hasTags: found.some(({ tags }) => tags.length > 0),
    async *batches() {
      for await (const batch of cards.batchesOf(order, wanted.request.chunkSize)) {
        const relatedTo = (id: number): number[] => related.get(id) ?? [];
        yield batch.map((card) => ({ ...card, related: relatedTo(card.id).flatMap((other) => byId.get(other) ?? []) }));
      }
    },
  };
}

async function listOf(spool: Spool<ListedItem>): Promise<ListedItem[]> {
  const items: ListedItem[] = [];
  for await (const batch of spool.batches(500)) items.push(...batch.map(({ slug, title }) => ({ slug, title })));
  return items;
}

const singles = { cards: 'card', insights: 'insight', trends: 'trend', radars: 'radar' } as const satisfies Record<
  string,
  BookletKind
>;

/** A single item is a document by itself; several are a selection. */
function kindOf({ content, request: { slugs } }: Export): BookletKind {
  if (content === 'project' || content === 'brief') return content;
  return slugs?.length === 1 ? singles[content] : 'selection';
}

const optionsOf = (
  { request: { options, language, theme = 'default' } }: Export,
  themes: Themes,
  languages: Languages,
): BookletOptions => ({
  paper: options.paper,
  cardsPerPage: options.cards_per_page,
  comments: options.comments,
  pictures: options.pictures,
  words: languages.words(bookletTexts, language),
  timeZone: options.time_zone,
  theme: bookletThemeOf(themes.find(theme)),
});

/** A full disk and an export that exceeds the memory of the thread are reported as such. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof BookletError)) return error;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return new ExportFailed('storage_full', { cause: error });
  return error.reason === 'out of memory' ? new ExportFailed('too_large', { cause: error }) : error;
}
