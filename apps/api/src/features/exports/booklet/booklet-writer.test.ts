import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardTextOf, ratingSpread } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyBrief } from '#features/brief/brief.rules.ts';
import { Languages } from '#platform/languages/languages.ts';
import { Themes } from '#platform/themes/themes.ts';
import { exportedMap } from '#test/support/made-map.ts';
import { madeBlip, madeDump } from '#test/support/made-radar.ts';
import { readPages } from '#test/support/read-pages.ts';
import { scriptSamples } from '#test/support/script-samples.ts';
import type { ExportedRadar, ExportedTrend } from '../content/content.ts';
import { BookletWriter } from './booklet-writer.ts';
import type { BookletCard, BookletOptions, BookletPlan } from './options.ts';
import { bookletTexts } from './texts.ts';
import { bookletThemeOf } from './typesetting/theme.ts';

const day = new Date('2026-11-22T10:00:00Z');
const creator = { name: 'Ada', email: 'ada@example.org' };
const options: BookletOptions = {
  paper: 'a4',
  cardsPerPage: 1,
  comments: true,
  pictures: true,
  words: Languages.builtIn.words(bookletTexts, 'en'),
  timeZone: 'UTC',
  theme: bookletThemeOf((await Themes.read()).base),
};

const card = (slug: string, title: string, other: Partial<BookletCard> = {}): BookletCard => ({
  ...cardTextOf(() => null),
  id: 1,
  slug,
  title,
  tags: [{ name: 'Social', color: 'orange' }],
  creator,
  isDraft: false,
  aiAssisted: false,
  picture: null,
  createdAt: day,
  updatedAt: day,
  comments: [],
  usedIn: [],
  related: [],
  ...other,
});

/** Words of each script that are copied letter by letter, without ligatures. */
const scripts: Readonly<Record<string, string>> = {
  Latin: 'Zürich',
  Greek: 'Αθήνα',
  Cyrillic: 'Москва',
  Chinese: '计算机',
  Japanese: 'コンピュータの検証',
  Korean: '컴퓨터',
  Arabic: 'تقرير',
  Hebrew: 'ערים',
  Devanagari: 'नमन',
  emoji: '🚀',
};
const cards = Object.entries(scripts).map(([script, word]) => card(script, word, { description: `**${word}**` }));

const trend: ExportedTrend = {
  slug: 'machines',
  title: 'Machines leave the screen',
  subtitle: null,
  description: 'They learn to walk.',
  implications: null,
  tags: [],
  creator,
  picture: null,
  createdAt: day,
  updatedAt: day,
  cards: [{ slug: 'Hebrew', title: 'ערים', picture: null }],
  insights: [],
  horizon: 'next',
  impact: 4,
  certainty: 3,
  direction: 'rising',
  ratings: { impact: null, certainty: null },
};

function planOf(
  kind: BookletPlan['kind'],
  some: readonly BookletCard[],
  other: Partial<BookletOptions> = {},
): BookletPlan {
  const brief = { ...emptyBrief, challenge: 'What will move our cities by 2040?' };
  const project = { slug: 'scan', title: 'January scan', workspaceTitle: 'Cities', brief, version: 12, takenAt: day };
  return {
    kind,
    project,
    options: { ...options, ...other },
    insights: [],
    trends: [],
    radars: [],
    cards: some,
    groups: [],
    hasMap: false,
    hasTags: some.some(({ tags }) => tags.length > 0),
  };
}

/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-booklet-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = (plan: BookletPlan, stop = new AbortController().signal) =>
  BookletWriter.open({ plan, path: join(folder, 'booklet.pdf'), stop });

const readBooklet = () => readPages(join(folder, 'booklet.pdf'));

describe('a booklet', () => {
  it('shows a radar with its picture, and all its blips by sector', async () => {
    const title = 'What will move <our> "cities"?';
    const { content, layouts } = madeDump({
      title,
      blips: [
        madeBlip({ id: 'one', number: 1, label: 'Night work', rationale: 'It is **cooler**.', movement: 'in' }),
        madeBlip({ id: 'two', number: 2, label: 'شبكة الحرارة', domain: 'Energy', ring: 'Later', impact: 5 }),
      ],
    });
    const radar: ExportedRadar = { slug: 'radar', title, content, layout: layouts.half };
    const writer = await open({ ...planOf('radar', []), radars: [radar] });
    await writer.add({ radars: [radar], pictures: [] });
    expect(await writer.finish()).toMatchObject({ pages: 2, accessible: true });
    const { pages } = await readBooklet();
    expect(pages[0]).toContain('2 blips');
    const page = pages.join('\n');
    for (const text of [
      title,
      'Night work',
      'It is cooler.',
      'impact 3 of 5 · moved nearer',
      'Later · impact 5 of 5',
    ]) {
      expect(page).toContain(text);
    }
  });

  it('shows a radar of many blips whole, then each of its sectors, then its blips', async () => {
    const blips = Array.from({ length: 60 }, (_, at) =>
      madeBlip({
        id: `b${at}`,
        label: `Change ${at}`,
        domain: at % 2 ? 'Work' : 'Energy',
        ring: at % 3 ? 'Now' : 'Later',
      }),
    );
    const { content, layouts } = madeDump({ blips });
    const radar: ExportedRadar = { slug: 'radar', title: 'Whole', content, layout: layouts.half };
    const writer = await open({ ...planOf('radar', []), radars: [radar] });
    await writer.add({ radars: [radar], pictures: [] });
    expect((await writer.finish()).accessible).toBe(true);
    const { pages } = await readBooklet();
    for (const [at, text] of ['60 blips', 'Whole · 30 blips', 'Whole · 30 blips', 'Change 1'].entries()) {
      expect(pages[at]).toContain(text);
    }
    expect(pages[3]).not.toContain('30 blips');
  });

  it('has its pages in order, and text in every script that can be copied', async () => {
    const writer = await open({ ...planOf('project', cards), trends: [trend] });
    await writer.add({ trends: [trend], pictures: [] });
    await writer.add({ cards: cards.slice(0, 4), pictures: [] });
    await writer.add({ cards: cards.slice(4), pictures: [] });
    const written = await writer.finish();
    const { document, pages } = await readBooklet();

    expect(written).toMatchObject({ pages: 15, accessible: true });
    expect(pages).toHaveLength(15);
    expect(pages[0]).toContain('22 November 2026');
    expect(pages[1]).toContain('Machines leave the screen 4');
    expect(pages[2]).toContain('What will move our cities by 2040?');
    expect(pages[3]).toContain('2029–2033');
    for (const [index, word] of Object.values(scripts).entries()) {
      expect(pages[4 + index]?.split(word).length, word).toBe(3);
    }
    expect(pages[14]).toContain('Index of tags');

    // The evidence of the trend links to the page of the card, whose number is printed next to it.
    expect(pages[3]).toContain('12');
    const [link] = await (await document.getPage(4)).getAnnotations();
    const target = await document.getDestination(link?.dest);
    expect(target && (await document.getPageIndex(target[0]))).toBe(11);
    const outline = await document.getOutline();
    expect(outline.map(({ title, items }) => [title, items.length])).toEqual([
      ['January scan', 0],
      ['Contents', 0],
      ['The brief', 0],
      ['Trends', 1],
      ['Signals', 10],
      ['Index of tags', 0],
    ]);
    expect(await readdir(folder)).toEqual(['booklet.pdf']);
  });

  it('names what a card is used in and related to with page numbers, also of later pages', async () => {
    const paragraph = 'A sentence of a long report about heat. '.repeat(40);
    const some = [
      card('long', 'A long report', { description: Array.from({ length: 9 }, () => paragraph).join('\n\n') }),
      card('first', 'First after it', { related: [{ slug: 'last', title: 'Last of all' }] }),
      card('last', 'Last of all', {
        related: [{ slug: 'long', title: 'A long report' }],
        usedIn: [
          { kind: 'trend', slug: 'machines', title: 'Machines leave the screen' },
          { kind: 'insight', slug: 'elsewhere', title: 'Not printed' },
        ],
      }),
    ];
    const writer = await open({ ...planOf('project', some), trends: [trend] });
    await writer.measure(some);
    await writer.add({ trends: [trend], pictures: [] });
    await writer.add({ cards: some.slice(0, 2), pictures: [] });
    await writer.add({ cards: some.slice(2), pictures: [] });
    await writer.finish();
    const { pages } = await readBooklet();
    const pageOf = (text: string) => pages.findIndex((page, at) => at > 3 && page.startsWith(text)) + 1;
    const [long, first, last] = [pageOf('A long report'), pageOf('First after it'), pageOf('Last of all')];
    expect([long, last]).toEqual([5, first + 1]);
    expect(first).toBeGreaterThan(long + 2);
    expect(pages[first - 1]).toContain(`RelatedLast of all ${last}`);
    expect(pages[last - 1]).toContain(`RelatedA long report ${long}`);
    expect(pages[last - 1]).toMatch(/Used inTrend · Machines leave the screen 4Insight · Not printed(?! \d)/);
  });

  it('says in the words of a trend’s page how far its ratings differ', async () => {
    const ratings = { impact: ratingSpread([1, 2, 5, 5]), certainty: ratingSpread([3]) };
    const rated = { ...trend, ratings };
    for (const [language, texts] of [
      ['en', ['4 ratings. The median is 3.5; half', 'People disagree. The ratings range from 1 to 5.', 'so far: 3.']],
      ['de', ['4 Bewertungen. Der Median ist 3,5; die', 'Uneinigkeit. Die Bewertungen reichen von 1 bis 5.']],
    ] as const) {
      const plan = planOf('trend', [], { words: Languages.builtIn.words(bookletTexts, language) });
      const writer = await open({ ...plan, trends: [rated] });
      await writer.add({ trends: [rated], pictures: [] });
      expect(await writer.finish()).toMatchObject({ pages: 1, accessible: true });
      const [page] = (await readBooklet()).pages;
      for (const text of texts) expect(page?.replace(/\s+/g, '')).toContain(text.replace(/\s+/g, ''));
    }
  });

  it('never ends the texts of a radar with a page of a few names', async () => {
    for (const count of [40, 62, 83, 97]) {
      const blips = Array.from({ length: count }, (_, at) => {
        const [id, label] = [`b${at}`, at % 7 ? `Change ${at}` : `شبكة الحرارة ${at}`];
        return madeBlip({
          id,
          number: at + 1,
          label,
          domain: at % 2 ? 'Work' : 'Energy',
          rationale: 'It grows. '.repeat(at % 5 ? 12 : 40),
        });
      });
      const { content, layouts } = madeDump({ blips });
      const radar: ExportedRadar = { slug: 'radar', title: 'Whole', content, layout: layouts.half };
      const writer = await open({ ...planOf('radar', []), radars: [radar] });
      await writer.add({ radars: [radar], pictures: [] });
      expect((await writer.finish()).accessible).toBe(true);
      const texts = (await readBooklet()).pages.filter((page) => page.includes('It grows.'));
      const lengths = texts.map((page) => page.length);
      expect(texts.length).toBeGreaterThan(1);
      expect(Math.min(...lengths) / Math.max(...lengths), `${count} blips`).toBeGreaterThan(0.5);
    }
  });

  it('has the map before the cards, in its contents and its outline', async () => {
    const map = exportedMap([
      { words: ['heat', 'sand battery'], count: 4 },
      { name: 'Night trains', count: 6 },
    ]);
    for (const paper of ['a4', 'letter', '16:9'] as const) {
      const writer = await open({ ...planOf('project', cards.slice(0, 2), { paper }), hasMap: true });
      await writer.add({ map, pictures: [] });
      await writer.add({ cards: cards.slice(0, 2), pictures: [] });
      expect(await writer.finish(), paper).toMatchObject({ pages: 7, accessible: true });
    }
    const { document, pages } = await readBooklet();
    expect(pages[1]).toContain('Map 4');
    expect(pages[3]).toContain('2 groupsNight trains 6 signalsHeat, sand battery 4 signals');
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      'January scan',
      'Contents',
      'The brief',
      'Map',
      'Signals',
      'Index of tags',
    ]);
  });

  it('of a project without a brief has no page for it', async () => {
    const withoutBrief = (kind: BookletPlan['kind'], some: readonly BookletCard[]): BookletPlan => {
      const plan = planOf(kind, some);
      return { ...plan, project: { ...plan.project, brief: { ...emptyBrief, purpose: ' ' } } };
    };
    const some = cards.slice(0, 1);
    const writer = await open(withoutBrief('project', some));
    await writer.add({ cards: some, pictures: [] });
    expect(await writer.finish()).toMatchObject({ pages: 4, accessible: true });
    const { pages, document } = await readBooklet();
    expect(pages.join()).not.toContain('brief');
    expect(pages[1]).toContain('Zürich 3');
    expect((await document.getOutline()).map(({ title }) => title)).not.toContain('The brief');

    // The brief alone still is a page, which says so.
    expect(await (await open(withoutBrief('brief', []))).finish()).toMatchObject({ pages: 1 });
    expect((await readBooklet()).pages[0]).toContain('This project has no brief yet.');
    // A project without anything has only its cover.
    expect(await (await open(withoutBrief('project', []))).finish()).toMatchObject({ pages: 1 });
  });

  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="4"><rect width="9" height="4"/></svg>'],
    ['png', Buffer.from(onePixel, 'base64')],
  ] as const)('has the logo of its theme on the cover, as %s', async (ending, logo) => {
    const theme = { ...options.theme, name: 'Stadtlabor', logo: { ending, bytes: new Uint8Array(Buffer.from(logo)) } };
    const writer = await open(planOf('project', cards.slice(0, 1), { theme }));
    await writer.add({ cards: cards.slice(0, 1), pictures: [] });
    expect(await writer.finish()).toMatchObject({ accessible: true });
    const { document, pages } = await readBooklet();
    expect(pages[0]).toContain('Stadtlabor');
    expect(JSON.stringify(await (await document.getPage(1)).getStructTree())).toContain('Stadtlabor');
  });

  it('of one card is only that card, in the language of the reader', async () => {
    const only = card('only', 'Heat', {
      isDraft: true,
      aiAssisted: true,
      relevance: 'It grows.',
      source_url: 'https://example.org/',
    });
    const writer = await open(
      planOf('card', [only], { words: Languages.builtIn.words(bookletTexts, 'de'), paper: 'letter' }),
    );
    await writer.add({ cards: [only], pictures: [{ path: 'broken', jpeg: new Uint8Array([1, 2, 3]) }] });
    expect(await writer.finish()).toMatchObject({ pages: 1, accessible: true });
    const { pages, document } = await readBooklet();
    for (const text of [
      'Entwurf',
      'KI-Signal',
      'Heat',
      'Warum es zählt',
      'Hinzugefügt von Ada, 22. November 2026',
      'Version 12',
    ]) {
      expect(pages[0]).toContain(text);
    }
    expect((await document.getMetadata()).info).toMatchObject({ Title: 'Heat', Language: 'de' });
  });

  it('fills pages with several cards, however they are divided into chunks', async () => {
    const writer = await open(planOf('selection', cards.slice(0, 3), { cardsPerPage: 2, paper: '16:9' }));
    for (const one of cards.slice(0, 3)) await writer.add({ cards: [one], pictures: [] });
    expect(await writer.finish()).toMatchObject({ pages: 2 });
    expect((await readBooklet()).pages[0]).toContain('Αθήνα');
  });

  it('is made without a picture that cannot be read', async () => {
    const picture = { path: 'broken', width: 3, height: 2, altText: null, credit: 'Somebody', focus: null };
    const writer = await open(planOf('card', [card('a', 'Heat', { picture })]));
    await writer.add({
      cards: [card('a', 'Heat', { picture })],
      pictures: [{ path: 'broken', jpeg: new Uint8Array([1]) }],
    });
    expect(await writer.finish()).toMatchObject({ pages: 1, accessible: true });
    expect((await readBooklet()).pages[0]).not.toContain('Somebody');
  });

  it('reports a character that no font contains, and is made anyway', async () => {
    const writer = await open(planOf('card', [card('a', 'Heat \u{1F8FF}\u{10FFF}')]));
    await writer.add({ cards: [card('a', 'Heat \u{10FFF}')], pictures: [] });
    expect(await writer.finish()).toMatchObject({ pages: 1, accessible: false });
  });

  it('has glyphs for every script that has a font of its own', async () => {
    const some = Object.entries(scriptSamples).map(([script, { word, rows }]) =>
      card(script, word, { description: `**${rows[0]}** ${rows[1]}`, tags: [{ name: word, color: 'blue' }] }),
    );
    const writer = await open(planOf('selection', some));
    await writer.add({ cards: some, pictures: [] });
    expect(await writer.finish()).toMatchObject({ accessible: true });
  });

  it('shows Korean letters beside Japanese ones', async () => {
    const both = card('a', '東京の 도시', { description: 'カナ와 한글' });
    const writer = await open(planOf('card', [both]));
    await writer.add({ cards: [both], pictures: [] });
    // The test before shows that letters without a glyph are reported.
    expect(await writer.finish()).toMatchObject({ pages: 1, accessible: true });
  });

  it('can be stopped while it is written, and leaves no file', async () => {
    const controller = new AbortController();
    const plan = { ...planOf('project', cards), trends: [trend] };
    const writer = await open(plan, controller.signal);
    await writer.add({ trends: [trend], pictures: [] });
    // Without this the next line could not show that something was removed.
    expect(await readdir(folder)).toEqual(['booklet.pdf', 'booklet.pdf.later-0']);
    const adding = writer.add({ cards, pictures: [] });
    controller.abort();
    await expect(adding).rejects.toMatchObject({ reason: 'stopped' });
    expect(await readdir(folder)).toEqual([]);
    await expect(writer.finish()).rejects.toMatchObject({ reason: 'stopped' });
    await expect(open(plan, controller.signal)).rejects.toMatchObject({ reason: 'stopped' });
  });

  it('reports why it cannot be written', async () => {
    const path = join(folder, 'missing', 'booklet.pdf');
    const opening = BookletWriter.open({ plan: planOf('card', []), path, stop: new AbortController().signal });
    await expect(opening).rejects.toMatchObject({ reason: 'failed', code: 'ENOENT' });
  });
});
