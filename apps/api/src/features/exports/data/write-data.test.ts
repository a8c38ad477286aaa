import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsWith } from '@foreglow/contract/cards/texts';
import { limits } from '@foreglow/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { continued } from '#platform/tables/long-texts.rules.ts';
import { readXlsx } from '#platform/tables/xlsx-file.rules.ts';
import { readCsvCell } from '#platform/text/formula-cell.rules.ts';
import { ZipFile } from '#platform/zip/read-zip.rules.ts';
import { exportedCard, exportedProject, exportedTrend } from '#test/support/exported.ts';
import type { DataFormat, DataKind, DataSource } from './data-source.ts';
import { writeData } from './write-data.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-data-'));
});
afterAll(() => rm(folder, { recursive: true }));

const zipLimits = { files: 20, bytes: 10_000_000 };
const picture = { path: 'images/a', width: 3, height: 2, altText: 'A kiln', credit: 'Ada', focus: null };
const cards = [
  exportedCard({
    title: '=1+1, "quoted"',
    description: "'- one\n- two",
    tags: [
      { name: 'Solar, wind', color: 'blue' },
      { name: 'Social', color: 'orange' },
    ],
    picture,
  }),
  exportedCard({ title: 'A & B <c>', isDraft: true, aiAssisted: true, source_url: null, description: null }),
];
const source = (given: Partial<DataSource> = {}): DataSource => ({
  project: exportedProject(),
  cards: batchOf(cards),
  insights: batchOf([]),
  trends: batchOf([exportedTrend({ cards: [{ slug: 'one', title: 'One; two', picture: null }] })]),
  tags: batchOf([{ name: 'Social', color: 'orange', taxonomy: 'cards', isSticky: true }]),
  pictureUrl: ({ path }) => `https://example.org/${path}`,
  ...given,
});

const batchOf = <Item>(items: readonly Item[]) =>
  async function* () {
    yield items;
  };

async function written(kind: DataKind, format: DataFormat, given: DataSource = source()) {
  const path = join(folder, `${kind}.${format}`);
  const file = await writeData({ kind, format, source: given, path, stop: new AbortController().signal });
  const bytes = await readFile(path);
  expect(file.bytes).toBe(bytes.length);
  return { ...file, content: bytes };
}

const columns = [
  ...[...textsWith('part', 'words'), 'tags', ...textsWith('part', 'facts'), 'image_url', 'image_alt_text'],
  ...['image_credit', 'creator_name', 'creator_email', 'status', 'ai_assistant', 'created_at', 'updated_at', 'slug'],
];
const usual = {
  creator_name: 'Ada Winter',
  creator_email: 'ada@example.org',
  created_at: '2026-01-02T03:04:05.678Z',
  updated_at: '2026-01-03T00:00:00.000Z',
  slug: 'a-card-x7k2m9q',
};
/** A line of a CSV file. Cells that are not given are empty. */
const line = (given: Readonly<Record<string, string>>) => {
  const cells: Readonly<Record<string, string>> = { ...usual, ...given };
  return columns.map((name) => cells[name] ?? '').join(',');
};
/** The place of a column in the first row below the names. */
const placeOf = (name: string) => `${String.fromCharCode('A'.charCodeAt(0) + columns.indexOf(name))}2`;

describe('a data file', () => {
  it('as CSV has a row for each card, and no cell is a formula', async () => {
    const { content, items, extension } = await written('cards', 'csv');
    expect({ items, extension }).toEqual({ items: 2, extension: 'csv' });
    expect(content.toString().split('\r\n')).toEqual([
      `\ufeff${columns.join(',')}`,
      line({
        title: `"'=1+1, ""quoted"""`,
        description: `"''- one\n'- two"`,
        tags: '"""Solar, wind""; Social"',
        source_url: 'https://example.org/source',
        image_url: 'https://example.org/images/a',
        image_alt_text: 'A kiln',
        image_credit: 'Ada',
        status: 'published',
        ai_assistant: 'no',
      }),
      line({ title: 'A & B <c>', status: 'draft', ai_assistant: 'yes' }),
      '',
    ]);
  });

  it('of a whole project as CSV is an archive with a file for each kind', async () => {
    const { content, extension } = await written('project', 'csv');
    expect(extension).toBe('zip');
    const zip = await ZipFile.open(content, zipLimits);
    expect(zip.text('cards.csv')?.split('\r\n')).toHaveLength(4);
    expect(zip.text('trends.csv')).toContain('next,4,3,rising,one,"""One; two"""');
    expect(zip.text('brief.csv')).toContain('challenge,What will move our cities?');
    expect(zip.text('tags.csv')).toContain('Social,cards,orange,yes');
    expect(zip.text('insights.csv')?.split('\r\n')).toHaveLength(2);
  });

  it('as a workbook has texts that are not formulas, and real dates and links', async () => {
    const { content } = await written('project', 'xlsx');
    const zip = await ZipFile.open(content, zipLimits);
    const sheet = zip.text('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<c r="A2" s="3" t="inlineStr"><is><t xml:space="preserve">=1+1, &quot;quoted&quot;</t>');
    expect(sheet).toContain('A &amp; B &lt;c&gt;');
    expect(sheet).toContain(`<c r="${placeOf('created_at')}" s="4"><v>46024.127`);
    const [source, image] = [placeOf('source_url'), placeOf('image_url')];
    expect(sheet).toContain(`<hyperlink ref="${source}" r:id="rId1"/><hyperlink ref="${image}" r:id="rId2"/>`);
    expect(zip.text('xl/worksheets/_rels/sheet1.xml.rels')).toContain('Target="https://example.org/images/a"');
    expect(zip.text('xl/workbook.xml')?.match(/name="(\w+)"/g)).toEqual(
      ['Cards', 'Insights', 'Trends', 'Brief', 'Tags'].map((name) => `name="${name}"`),
    );
  });

  it('as a workbook has texts that exceed a cell in a separate sheet', async () => {
    const text = 'x'.repeat(40_000);
    const { content } = await written(
      'cards',
      'xlsx',
      source({ cards: batchOf([exportedCard({ description: text })]) }),
    );
    const zip = await ZipFile.open(content, zipLimits);
    const cut = /<c r="C2"[^>]*><is><t[^>]*>(x+)/.exec(zip.text('xl/worksheets/sheet1.xml') ?? '')?.[1] ?? '';
    expect(cut.length).toBe(32_767 - continued.length);
    const rest = /<c r="C2"[^>]*><is><t[^>]*>(x+)/.exec(zip.text('xl/worksheets/sheet2.xml') ?? '')?.[1] ?? '';
    expect(cut + rest).toBe(text);
  });

  it.each([
    ['of ordinary letters', 'x'.repeat(90_000)],
    ['of letters with two halves', `${'🌅'.repeat(20_000)}a${'🌅'.repeat(25_000)}`],
    ['that continue with signs of formulas', "'=1+1 ".repeat(15_000)],
    ['that contain the notation of other characters', '_x0041_'.repeat(13_000)],
  ])('as a workbook is read again with all of its long texts %s', async (_, text) => {
    const given = {
      cards: batchOf([exportedCard(), exportedCard({ description: text })]),
      trends: batchOf([exportedTrend({ description: `other ${text}` })]),
    };
    const { content } = await written('project', 'xlsx', source(given));
    const { header, rows } = await readXlsx(content, limits.importBytes);
    expect(readCsvCell(rows[1]?.[header.indexOf('description')] ?? '')).toBe(text);
  });

  it('as JSON is one document, in which all orders are preserved', async () => {
    const { content } = await written('project', 'json');
    expect(JSON.parse(content.toString())).toMatchObject({
      format: 'foreglow',
      version: 1,
      project: { title: 'January scan', version: 7, brief: { challenge: 'What will move our cities?' } },
      tags: [{ name: 'Social', taxonomy: 'cards', sticky: true }],
      cards: [
        { title: '=1+1, "quoted"', public: true, image: { url: 'https://example.org/images/a', alt_text: 'A kiln' } },
        { title: 'A & B <c>', public: false, ai_assistant: true, image: null },
      ],
      insights: [],
      trends: [{ horizon: 'next', impact: 4, cards: [{ slug: 'one' }] }],
    });
    expect(Object.keys(JSON.parse((await written('cards', 'json')).content.toString()))).not.toContain('trends');
  });

  it('can be stopped while it is written, and fails when its source fails', async () => {
    const control = new AbortController();
    async function* endless() {
      for (;;) yield cards;
    }
    const file = { kind: 'cards', format: 'xlsx', path: join(folder, 'ended') } as const;
    const onProgress = (items: number) => items >= 1000 && control.abort();
    await expect(
      writeData({ ...file, source: source({ cards: endless }), stop: control.signal, onProgress }),
    ).rejects.toThrow(/abort/i);
    async function* gone() {
      yield cards;
      throw new Error('The card is gone.');
    }
    const stop = new AbortController().signal;
    await expect(writeData({ ...file, source: source({ cards: gone }), stop })).rejects.toThrow('The card is gone.');
  });
});
