import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentsOfFormat } from '@foreglow/contract/exports/types';
import { element, escapeMarkup, svgText } from '@foreglow/pictures/drawing/svg';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { metadataOf } from '#platform/pdf/pdf-document.rules.ts';
import { Themes } from '#platform/themes/themes.ts';
import { ZipFile } from '#platform/zip/read-zip.rules.ts';
import { exportedCard, exportedProject, exportedTrend } from '#test/support/exported.ts';
import { madeBlip, madeDump } from '#test/support/made-radar.ts';
import { hostileNames, xmlFault, xmlFaultsIn } from '#test/support/xml.ts';
import { artSvg as bookletArt } from './booklet/art-svg.rules.ts';
import type { DataKind } from './data/data-source.ts';
import { xmlText } from './data/sheet.rules.ts';
import { writeData } from './data/write-data.ts';
import { dawnSvg, artSvg as slideArt } from './slides/art-svg.rules.ts';
import type { SlideItems } from './slides/slide-content.rules.ts';
import { defaultSlideStyle, slideStyleOf } from './slides/slide-style.ts';
import { SlidesMaker } from './slides/slides-maker.ts';
import { slideTexts } from './slides/words.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-xml-'));
});
afterAll(() => rm(folder, { recursive: true }));

const name = hostileNames.join(' ');
const creator = { name, email: `"${name}"@example.org` };
const sourceUrl = `https://example.org/?a=1&b="<${name}>`;
const tags = hostileNames.map((each) => ({ name: each, color: 'blue' }) as const);
const picture = { path: 'images/a', width: 3, height: 2, altText: name, credit: name, focus: null };
const markdown = [
  ...hostileNames.map((each) => `# ${each}\n\n**${each}**\n\n- ${each}\n\n> ${each}\n\n\`${each}\``),
  `[${name}](<${sourceUrl}> "t")`,
  ...hostileNames.map((each) => `https://example.org/${each}\n\n![${each}](https://example.org/${each})`),
].join('\n\n');
const texts = { title: name, subtitle: name, description: markdown, creator, tags, picture };
const card = exportedCard({
  ...texts,
  relevance: markdown,
  source_url: sourceUrl,
  comments: [{ author: name, text: markdown, createdAt: new Date(0) }],
});
const evidence = hostileNames.map((title) => ({ slug: 'one', title, picture: null }));
const trend = exportedTrend({ ...texts, implications: markdown, cards: evidence, insights: evidence });
const { subtitle: _, ...insight } = trend;
const { brief, ...plain } = exportedProject();
const project = {
  ...plain,
  title: name,
  workspaceTitle: name,
  brief: { ...brief, challenge: name, purpose: markdown, audience: name, domains: [...hostileNames] },
};
const blips = hostileNames.map((label, at) =>
  madeBlip({ id: `b${at}`, label, domain: name, ring: name, impacts: [name], rationale: markdown, tags }),
);
const dump = madeDump(
  { title: name, challenge: name, workspace: name, domains: [name, 'Energy'], rings: [name, 'Later'], blips },
  name,
);
const radar = { slug: 'radar', title: name, content: dump.content, layout: dump.layouts.half };

const archiveAt = async (path: string) => ZipFile.open(await readFile(path), { files: 1000, bytes: 50_000_000 });
const batchOf = <Item>(items: readonly Item[]) =>
  async function* () {
    yield items;
  };

describe('a file that is written as XML is well-formed, whatever the names', () => {
  const items: Readonly<Record<string, SlideItems>> = {
    cards: { kind: 'cards', items: [card, exportedCard()] },
    insights: { kind: 'insights', items: [insight] },
    trends: { kind: 'trends', items: [trend] },
    radars: { kind: 'radars', items: [radar] },
    project: {
      kind: 'project',
      lookedAt: { cards: 2, subjects: hostileNames.map((each) => ({ name: each, count: 1 })), months: [] },
      insights: [insight],
      trends: [trend],
      radars: [radar],
      cards: [card],
    },
  };
  it.each(contentsOfFormat.pptx)('in every part of slides of %s', async (content) => {
    const path = join(folder, `${content}.pptx`);
    const theme = { ...(await Themes.read()).find('coast'), name };
    await new SlidesMaker({ read: async () => undefined }).make({
      project,
      items: items[content] as SlideItems,
      words: Languages.builtIn.words(slideTexts, 'en'),
      timeZone: 'UTC',
      person: 'ada',
      path,
      stop: new AbortController().signal,
      style: slideStyleOf(theme),
    });
    const { faults, parts } = xmlFaultsIn(await archiveAt(path));
    expect(faults).toEqual({});
    expect(parts).toContain('docProps/app.xml');
    expect(parts).toContain('ppt/slides/_rels/slide2.xml.rels');
  });

  it.each(contentsOfFormat.xlsx)('in every part of a workbook of %s', async (kind) => {
    const path = join(folder, `${kind}.xlsx`);
    const source = {
      project,
      cards: batchOf([card, exportedCard({ description: `${name} `.repeat(1000) })]),
      insights: batchOf([insight]),
      trends: batchOf([trend]),
      tags: batchOf(tags.map((tag) => ({ ...tag, taxonomy: 'cards', isSticky: true }) as const)),
      pictureUrl: () => sourceUrl,
    };
    await writeData({ kind: kind as DataKind, format: 'xlsx', source, path, stop: new AbortController().signal });
    const { faults, parts } = xmlFaultsIn(await archiveAt(path));
    expect(faults).toEqual({});
    expect(parts).toContain('docProps/core.xml');
    expect(parts).toContain('xl/worksheets/_rels/sheet1.xml.rels');
  });

  const size = { width: 300, height: 200 };
  it.each([
    ['art of a slide', () => slideArt(name, size)],
    ['art of a booklet', () => bookletArt(name)],
    ['the first slide', () => dawnSvg(size, defaultSlideStyle.dawn)],
    [
      'the metadata of a PDF',
      () =>
        metadataOf({
          title: name,
          author: name,
          subject: name,
          language: 'en',
          created: new Date(0),
          accessible: true,
          outline: [],
        }),
    ],
  ] as const)('in %s', (_, written) => {
    expect(xmlFault(written())).toBeUndefined();
  });

  it('with any characters in texts and attributes', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        for (const escaped of [escapeMarkup(text), xmlText(text)]) {
          expect(xmlFault(`<a b="${escaped}">${escaped}</a>`)).toBeUndefined();
        }
        expect(xmlFault(svgText(element('svg', { a: text }, [text, element('desc', {}, [text])])))).toBeUndefined();
        const facts = { title: text, author: text, subject: text, language: 'en', accessible: false, outline: [] };
        expect(xmlFault(metadataOf({ ...facts, created: new Date(0) }))).toBeUndefined();
      }),
    );
  });
});

describe('the check of XML', () => {
  it.each([
    '<a>R&D</a>',
    '<a>R&D; </a>',
    '<a><x></a>',
    '<a b="<">c</a>',
    '<a b="1" b="2"/>',
    '<a>\u0001</a>',
    '<a>\ufffe</a>',
    '<a>\ud800</a>',
    '<a>&#1;</a>',
    '<a>&nbsp;</a>',
    '<a>]]></a>',
    '<x:a/>',
    '<a/><b/>',
    'text',
    '',
  ])('refuses %j', (document) => {
    expect(xmlFault(document)).toBeDefined();
  });

  it('refuses bytes that are not UTF-8, and accepts a document', () => {
    expect(xmlFault(Buffer.from('<a>\u00fc</a>', 'latin1'))).toBeDefined();
    expect(xmlFault(Buffer.from('\ufeff<?xml version="1.0"?><a b="&quot;">&#252; \u2028</a>'))).toBeUndefined();
  });
});
