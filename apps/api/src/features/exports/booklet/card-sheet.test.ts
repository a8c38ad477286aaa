import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { Themes } from '#platform/themes/themes.ts';
import { exportedProject, printedCard } from '#test/support/exported.ts';
import { readPages } from '#test/support/read-pages.ts';
import { BookletWriter } from './booklet-writer.ts';
import type { BookletCard, BookletOptions } from './options.ts';
import { bookletTexts } from './texts.ts';
import { bookletThemeOf } from './typesetting/theme.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-sheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface PlacedText {
  readonly text: string;
  /** Points from the bottom of the page. */
  readonly base: number;
  /** The size of the letters in points. */
  readonly size: number;
  /** Points from the left edge of the page. */
  readonly right: number;
}

const theme = bookletThemeOf((await Themes.read()).base);

/** The texts of the first page of a sheet with a card, and its width in points. */
async function sheetOf(card: BookletCard, { paper, cardsPerPage }: Pick<BookletOptions, 'paper' | 'cardsPerPage'>) {
  const path = join(folder, 'sheet.pdf');
  const words = Languages.builtIn.words(bookletTexts, 'en');
  const options = { paper, cardsPerPage, comments: false, pictures: true, words, timeZone: 'UTC', theme };
  const lists = { insights: [], trends: [], radars: [], cards: [card], groups: [], hasMap: false, hasTags: true };
  const plan = { kind: 'selection', project: exportedProject(), options, ...lists } as const;
  const writer = await BookletWriter.open({ plan, path, stop: new AbortController().signal });
  await writer.add({ cards: [card], pictures: [] });
  await writer.finish();
  const page = await (await readPages(path)).document.getPage(1);
  const { items } = await page.getTextContent();
  const texts: PlacedText[] = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, size: item.transform[3], base: item.transform[5], right: item.transform[4] + item.width }]
      : [],
  );
  return { texts, width: page.getViewport({ scale: 1 }).width };
}

// Margins are in points.
const two = { paper: 'a4', cardsPerPage: 2, margin: 59.53 } as const;
const four = { paper: 'a4', cardsPerPage: 4, margin: 59.53 } as const;
const row = { paper: '16:9', cardsPerPage: 4, margin: 62.36 } as const;

describe('a card of a sheet', () => {
  const tags = Array.from({ length: 30 }, (_, n) => ({ name: `Tag with a name ${n}`, color: 'blue' as const }));
  const title = 'A title that needs several lines on a small card, because it goes on and on';

  it.each([two, four, row])(
    'with many tags shows two rows of them below its title, and how many there are besides: %o',
    async (sheet) => {
      const { texts } = await sheetOf(printedCard({ title, tags, description: 'Some text. '.repeat(200) }), sheet);
      const shown = texts.filter(({ text }) => text.startsWith('Tag with'));
      expect(shown.length).toBeGreaterThan(1);
      expect(new Set(shown.map(({ base }) => Math.round(base))).size).toBeLessThanOrEqual(2);
      expect(texts.map(({ text }) => text)).toContain(`+${tags.length - shown.length}`);
      const texted = texts.filter(({ text }) => text.includes('goes on') || text.includes('Some text'));
      const lowest = Math.min(...texted.map(({ base }) => base));
      expect(Math.max(...shown.map(({ base }) => base))).toBeLessThan(lowest - 7);
      const added = texts.find(({ text }) => text.startsWith('Added by'))?.base ?? Number.NaN;
      expect(Math.min(...shown.map(({ base }) => base))).toBeGreaterThan(added + 10);
    },
  );

  it.each([two, four, row])('has a title of the same size, however long it is: %o', async (sheet) => {
    const sizes = [];
    for (const given of ['Heat', title, 'A title of many words '.repeat(10)]) {
      const { texts } = await sheetOf(printedCard({ title: given, tags: [] }), sheet);
      sizes.push(...texts.filter((text) => given.includes(text.text.trim())).map(({ size }) => size));
    }
    expect(sizes.length).toBeGreaterThan(3);
    expect(new Set(sizes).size).toBe(1);
  });

  it('with few tags shows all of them', async () => {
    const { texts } = await sheetOf(printedCard({ title, tags: tags.slice(0, 2) }), four);
    expect(texts.filter(({ text }) => text.startsWith('Tag with'))).toHaveLength(2);
    expect(texts.filter(({ text }) => text.startsWith('+'))).toEqual([]);
  });

  it.each([two, row])('breaks words that are longer than its lines: %o', async (sheet) => {
    const long = `https://example.org/${'abcdefghij'.repeat(30)}`;
    const card = printedCard({ title, tags: [], description: long, relevance: 'x'.repeat(200) });
    const { texts, width } = await sheetOf(card, sheet);
    expect(texts.some(({ text }) => text.includes('abcdefghij'))).toBe(true);
    expect(Math.max(...texts.map(({ right }) => right))).toBeLessThan(width - sheet.margin + 0.1);
  });
});
